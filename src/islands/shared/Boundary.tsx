/** Error boundary of islands: an error replaces only the island, not the page (docs/product.md, «Behaviour»). */
import { Component, type ComponentType, type ReactNode } from 'react';

const home = import.meta.env.BASE_URL;

interface BoundaryProps {
  children: ReactNode;
  /** What stays readable without the island, below the message. */
  fallback: ReactNode;
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
          <a href={home}>Ir al inicio</a>
        </p>
        {this.props.fallback}
      </>
    );
  }
}

/** Returns a component that renders the island, or if it throws, a message and what `fallback` makes of its props. */
export const bounded =
  <Props extends object>(Island: ComponentType<Props>, fallback: (props: Props) => ReactNode) =>
  (props: Props): ReactNode => (
    <Boundary fallback={fallback(props)}>
      <Island {...props} />
    </Boundary>
  );
