// Parts of pages that no component changes. Only the server makes them; the browser finds their HTML on the page, so that neither
// their data nor their code is loaded.
import { type ComponentProps, type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressUnder, isPage } from '../app/navigation/page-address.ts';
import { usePrefetch } from '../app/navigation/prefetch.ts';
import { useShell } from '../app/shell.tsx';
import { trustedHtml } from '../app/trusted-types.ts';
import { isPlainClick } from './hooks/is-plain-click.ts';

/** The HTML of the static parts of a page by name. */
export type Parts = Readonly<Record<string, string>>;

export interface StaticProps extends Pick<ComponentProps<'div'>, 'className' | 'aria-label' | 'onClick'> {
  readonly as?: 'div' | 'nav' | 'footer';
  /** Its name on the page. */
  readonly name: string;
  /** Empty on the server; absent where the components of the page make this part in the browser too. */
  readonly parts: Parts | undefined;
  /** What makes it. */
  readonly children: ReactNode;
}

/** A part of a page that no component changes. */
export function Static({ as: Tag = 'div', name, parts, children, ...rest }: StaticProps) {
  if (!parts) return <Tag {...rest}>{children}</Tag>;
  if (!import.meta.env.SSR) return <Kept as={Tag} data-part={name} html={parts[name] ?? ''} {...rest} />;
  return (
    <Tag {...rest} data-part={name}>
      {children}
    </Tag>
  );
}

interface KeptProps extends Pick<StaticProps, 'as' | 'className' | 'aria-label' | 'onClick'> {
  readonly html: string;
  readonly 'data-part'?: string;
  readonly 'data-tone'?: string;
}

/** HTML of the page. Its links are followed and prefetched as those of `Link` are. */
export function Kept({ as: Tag = 'div', html, onClick, ...rest }: KeptProps) {
  // The same object, or React would write the markup once more, and close what was opened.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const { base } = useShell();
  const [navigate, prefetch] = [useNavigate(), usePrefetch()];
  const withTarget = (event: SyntheticEvent, act: (to: string) => void): void => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.origin !== location.origin) return;
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith(base) && isPage(href)) act(addressUnder(base, link.pathname) + link.search + link.hash);
  };
  const load = (event: SyntheticEvent) => withTarget(event, prefetch);
  const follow: StaticProps['onClick'] = (event) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    withTarget(event, (to) => {
      event.preventDefault();
      navigate(to, { state: { isFollowed: true } });
    });
  };
  return (
    <Tag
      {...rest}
      onClick={follow}
      onPointerOver={load}
      onFocus={load}
      onTouchStart={load}
      dangerouslySetInnerHTML={inner}
    />
  );
}
