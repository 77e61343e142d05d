/** Error boundary of islands: an error replaces only the island, not the page (docs/product.md, «Behaviour»). */
import { Component, type ComponentType, type ReactNode } from 'react';

const home = import.meta.env.BASE_URL;

interface BoundaryProps {
  children: ReactNode;
  /** The island's slot, which stays readable below the message. */
  slot: ReactNode;
  advice: string;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <p className="empty" role="alert">
          <strong lang="en">Unexpected Application Error!</strong> Esta parte de la página falló.{' '}
          <button type="button" className="button quiet" onClick={() => location.reload()}>
            Volver a cargar
          </button>{' '}
          <a href={home}>Ir al inicio</a> {this.props.advice}
        </p>
        {this.props.slot}
      </>
    );
  }
}

/**
 * Returns a component that renders an island with its props. If the island throws while it renders, there is a message
 * in its place and, below it, the island's slot (`children`).
 * @param advice Sentence in Spanish that ends the message: what becomes of what the visitor did. Default: none.
 */
export const bounded =
  <Props extends { children?: ReactNode }>(Island: ComponentType<Props>, advice = '') =>
  (props: Props): ReactNode => (
    <Boundary slot={props.children} advice={advice}>
      <Island {...props} />
    </Boundary>
  );
