// What no script changes is in the HTML of its page only: the browser keeps that markup, in place of data and code that
// would make it once more.
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressUnder, isPage } from '../app/navigation/page-address.ts';
import { useShell } from '../app/shell.tsx';
import { trustedHtml } from '../app/trusted-types.ts';
import { isPlainClick } from './hooks/is-plain-click.ts';

/** The HTML of the static parts of a page, by name. */
export type Parts = Readonly<Record<string, string>>;

const PartsContext = createContext<Parts>({});

/** Provides the static parts of a page that its document has. */
export const PartsProvider = PartsContext;

/** Returns the static parts of the page that is shown; none on the server, which makes them. */
export const useParts = (): Parts => useContext(PartsContext);

/** Reads the static parts of a page from its document. */
export const partsOf = (from: Document): Parts =>
  Object.fromEntries(
    Array.from(from.querySelectorAll<HTMLElement>('[data-part]'), (part) => [part.dataset['part'], part.innerHTML]),
  );

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
    void navigate(addressUnder(base, link.pathname) + link.search + link.hash, { state: { isFollowed: true } });
  };
}

export interface StaticProps {
  /** Its name on the page. */
  readonly name: string;
  /** What a click within it does, besides following a link. */
  readonly onClick?: (event: MouseEvent) => void;
  /** Makes it, on the server. */
  readonly children?: ReactNode;
}

/** A part of a page that no component changes. */
export function Static({ name, onClick, children }: StaticProps) {
  return import.meta.env.SSR ? <div data-part={name}>{children}</div> : <Kept name={name} onClick={onClick} />;
}

function Kept({ name, onClick }: Pick<StaticProps, 'name'> & { readonly onClick: StaticProps['onClick'] }) {
  const html = useParts()[name] ?? '';
  // The same object, or React would write the markup once more, and close what was opened.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const follow = useFollow();
  const click = (event: MouseEvent) => {
    onClick?.(event);
    follow(event);
  };
  return <div data-part={name} onClick={click} dangerouslySetInnerHTML={inner} />;
}
