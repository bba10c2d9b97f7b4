// React has no hook for this: only a class can catch errors in the rendering of its children.
import { Component, type ReactNode } from 'react';
import { ErrorPage } from '../ErrorPage.tsx';

export interface ScreenErrorBoundaryProps {
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Shows the error page instead of a screen that fails, and keeps the layout around it. */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
