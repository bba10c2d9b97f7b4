// Addresses that the site or its hosts use themselves, so that no page, redirect or alias may take them.

/** Where a form ends that the browser sends without JavaScript. The collector sends visitors there. */
export const THANKS_ADDRESS = '/thank-you';

/** What is shown where the collector takes nothing of such a form. */
export const NOT_SENT_ADDRESS = '/not-sent';

/** What hosts show for addresses that no page has. */
export const NOT_FOUND_ADDRESS = '/404';

const firstParts = [
  ...[THANKS_ADDRESS, NOT_SENT_ADDRESS, NOT_FOUND_ADDRESS].map((address) => address.slice(1)),
  // Folders of published files: most hosts answer the name of a folder with the folder.
  ...['assets', 'calendar', 'data', 'maps', 'media'],
  // Files at the root, which hosts that leave endings away answer by these names.
  ...['apple-touch-icon', 'favicon', 'manifest', 'robots', 'sitemap'],
  // Where the collector takes what forms send, and what hosts keep for themselves.
  ...['cgi-bin', 'submissions', 'well-known'],
];

/** The names that no address may begin with, nor end with "index", in alphabetical order. */
export const reservedNames: readonly string[] = [...firstParts, 'index'].sort();

/**
 * Tells whether an address is reserved. The page of a folder is its index, and two hyphens in a row stand only in
 * addresses that the site makes itself.
 */
export function isReserved(address: string): boolean {
  const parts = address.split('/').slice(1);
  return (
    firstParts.includes(parts[0]?.toLowerCase() ?? '') ||
    parts.at(-1)?.toLowerCase() === 'index' ||
    address.includes('--')
  );
}
