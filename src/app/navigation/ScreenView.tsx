import { Component, type ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { MessagePage } from '../MessagePage.tsx';
import type { Template } from '../page.ts';
import { useShell } from '../shell.tsx';
import { pageElement } from '../templates.ts';
import type { Screen } from './load-screen.ts';

/** Shown when the next page could not be loaded, with a button that tries again. */
function LoadFailedPage({ retry }: { readonly retry: () => void }) {
  const { loadFailed, unexpected } = useShell().messages.errors;
  return (
    <MessagePage title={loadFailed.title} text={loadFailed.text}>
      <Button onClick={retry}>{loadFailed.retry}</Button>
      <ButtonLink to="/" variant="secondary">
        {unexpected.link}
      </ButtonLink>
    </MessagePage>
  );
}

function detailOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status);
  return String(error);
}

/** Shown in place of a page that fails while it is displayed, with the error's status or message. */
function ErrorPage({ error }: { readonly error: unknown }) {
  const { title, link } = useShell().messages.errors.unexpected;
  return (
    <MessagePage title={title} text={detailOf(error)}>
      <ButtonLink to="/">{link}</ButtonLink>
    </MessagePage>
  );
}

// React has no hook for this: only a class can catch errors in the rendering of its children.

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Shows the error page instead of a screen that fails, and keeps the layout around it. */
class ScreenErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}

export interface ScreenViewProps {
  readonly screen: Screen;
  /** Those that the route shows; without them, any. */
  readonly templates?: readonly Template[] | undefined;
  readonly retry: () => void;
}

function elementOf({ screen, templates, retry }: ScreenViewProps) {
  switch (screen.kind) {
    case 'page':
      return pageElement(screen.data.page, templates);
    case 'not-found':
    case 'course-not-found': {
      const { popular = [], ...help } = screen.help ?? {};
      return pageElement({ template: 'not-found', props: { popular, ...help, isCourse: screen.kind !== 'not-found' } });
    }
    case 'load-failed':
      return <LoadFailedPage retry={retry} />;
  }
}

/** Shows a screen. Each address has its own element, so that nothing of one page's state reaches another. */
export function ScreenView(props: ScreenViewProps) {
  const { screen } = props;
  const key = screen.kind === 'page' ? screen.data.address : screen.kind;
  return <ScreenErrorBoundary key={key}>{elementOf(props)}</ScreenErrorBoundary>;
}
