/**
 * What stands in place of an island that broke; the page around it stays as it is (docs/product.md,
 * «Behaviour»).
 */
import { Component, type ReactNode } from 'react';

const home = import.meta.env.BASE_URL;

interface Props {
  children: ReactNode;
  /** What can still be read without the island: the page's own HTML that it was given. */
  fallback?: ReactNode;
  /** Whether it can be drawn anew; else only a new page brings back what was typed in it. */
  canRetry?: boolean;
}

interface State {
  isBroken: boolean;
  retries: number;
}

export class Boundary extends Component<Props, State> {
  override state: State = { isBroken: false, retries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  readonly retry = (): void => {
    this.setState(({ retries }) => ({ isBroken: false, retries: retries + 1 }));
  };

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const { canRetry = true } = this.props;
    const isWorthIt = canRetry && this.state.retries === 0;
    return (
      <>
        <p className="empty" role="alert">
          <strong lang="en">Unexpected Application Error!</strong> Esta parte de la página falló.{' '}
          {isWorthIt ? (
            <button type="button" className="button quiet" onClick={this.retry}>
              Reintentar
            </button>
          ) : (
            <button type="button" className="button quiet" onClick={() => location.reload()}>
              Volver a cargar
            </button>
          )}{' '}
          <a href={home}>Ir al inicio</a>
        </p>
        {this.props.fallback}
      </>
    );
  }
}
