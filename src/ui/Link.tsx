// The only place that implements navigation between pages: a click navigates without reloading, and the next page is
// prefetched as soon as the visitor seems about to follow the link.
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { useShell } from '../app/shell.tsx';
import { asHosted, isPage, plainHref, withBase } from '../app/navigation/page-address.ts';
import { usePrefetch } from '../app/navigation/prefetch.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address on this site, optionally with query or fragment, or an absolute, mailto or tel URL. */
  readonly to: string;
}

/** A link to a page of this site, to one of its files, or to another site. */
export function Link({ to: address, ...rest }: LinkProps) {
  const shell = useShell();
  const { base } = shell;
  const to = asHosted(address, shell);
  if (!isPage(to)) return <a {...rest} href={to.startsWith('/') ? withBase(to, base) : to} />;
  // No link is followed on the server, and the hooks for it cost more than the link.
  const href = import.meta.env.SSR ? plainHref(to, base) : undefined;
  return href === undefined ? <PageLink to={to} {...rest} /> : anchor(href, rest);
}

/** The markup of a link to a page, identical on server and client. */
function anchor(href: string, { target = '_self', ...rest }: ComponentProps<'a'>) {
  return <a {...rest} href={href} target={target === '_self' ? undefined : target} />;
}

function PageLink({ to, onClick, target = '_self', ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  const { search } = useLocation();
  const isFragment = to.startsWith('#');
  const href = useHref(to);
  // The history state distinguishes a followed link from a query that a control of the page has changed.
  const follow = useLinkClickHandler<HTMLAnchorElement>(isFragment ? { search, hash: to } : to, {
    target,
    state: { isFollowed: true },
  });
  const load = () => prefetch(to);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return anchor(isFragment ? to : href, {
    ...rest,
    target,
    onClick: click,
    onPointerEnter: load,
    onFocus: load,
    onTouchStart: load,
  });
}
