// A message at the top of every page. It is beside the application, not in it: no page that has none loads code for it, and
// what hides it before the first paint (announced.ts) cannot contradict what React hydrates.
import { escapeMarkup } from './head/html.ts';
import * as styles from './layout/RootLayout.module.css';
import { asHosted, plainHref, withBase } from './navigation/page-address.ts';
import type { Link, Shell } from './page-props.ts';

/** What the provider announces, and on which days. */
export interface Announcement {
  readonly text: string;
  readonly link?: Link;
  /** The first day, as YYYY-MM-DD, if it is still to come: pages contain the message, but hide it. */
  readonly from?: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until?: string;
}

function linkHtml({ label, to }: Link, shell: Shell): string {
  const hosted = asHosted(to, shell);
  const href = hosted.startsWith('/') ? (plainHref(hosted, shell.base) ?? withBase(hosted, shell.base)) : hosted;
  return ` <a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a>`;
}

/**
 * Returns the bar as HTML, for the start of the body; empty without an announcement. Before its link is one that skips to
 * the page, in the place of the application's own (RootLayout.module.css).
 */
export function announcementHtml(announcement: Announcement | undefined, shell: Shell): string {
  if (announcement === undefined) return '';
  const { text, link, from } = announcement;
  const { skip, announcement: name } = shell.messages.navigation;
  const words = escapeMarkup(text) + (link ? linkHtml(link, shell) : '');
  const state = from === undefined ? '' : ' hidden';
  return `<a class="${styles.skip ?? ''}" href="#main">${escapeMarkup(skip)}</a>
<section id="announcement" aria-label="${escapeMarkup(name)}" data-nosnippet${state}><p>${words}</p></section>
`;
}

/** Returns the attributes of the script that decides whether it is shown today; undefined where no day decides. */
export function announcementDays(
  { from, until }: Announcement,
  { timeZone }: Shell,
): Readonly<Record<string, string>> | undefined {
  if (from === undefined && until === undefined) return undefined;
  return { ...(from && { 'data-from': from }), ...(until && { 'data-until': until }), 'data-zone': timeZone };
}
