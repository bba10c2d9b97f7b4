// What no script changes is in the HTML of its page only: the browser keeps that markup, in place of data and code that
// would make it once more.
import { type MouseEvent, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressUnder, isPage } from '../app/navigation/page-address.ts';
import { useShell } from '../app/shell.tsx';
import { trustedHtml } from '../app/trusted-types.ts';
import { isPlainClick } from '../ui/hooks/is-plain-click.ts';

/** Returns a function that follows a link within static markup as `Link` does. */
function useFollow(): (event: MouseEvent) => void {
  const { base } = useShell();
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
    const to = link.getAttribute('href') ?? '';
    if (!to.startsWith(base) || !isPage(to)) return;
    event.preventDefault();
    navigate(addressUnder(base, link.pathname) + link.search + link.hash, { state: { isFollowed: true } });
  };
}

export interface StaticProps {
  /** Its name on the page. */
  readonly name: string;
  /** What a click within it does, besides following a link. */
  readonly onClick: (event: MouseEvent) => void;
  /** On the server what makes it, in the browser its HTML. */
  readonly children: ReactNode;
}

/** A part of a page that no component changes. */
export function Static({ name, onClick, children }: StaticProps) {
  if (import.meta.env.SSR) return <div data-part={name}>{children}</div>;
  return <Kept name={name} onClick={onClick} html={String(children)} />;
}

function Kept({ name, onClick, html }: Omit<StaticProps, 'children'> & { readonly html: string }) {
  // The same object, or React would write the markup once more, and close what was opened.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const follow = useFollow();
  const click = (event: MouseEvent) => {
    onClick(event);
    follow(event);
  };
  return <div data-part={name} onClick={click} dangerouslySetInnerHTML={inner} />;
}
