// Addresses that the site or its hosts use themselves, so that no page, redirect or alias may have them.

/** The page after a form that the browser sends without JavaScript. The collector redirects visitors to it. */
export const THANKS_ADDRESS = '/thank-you';

/** The page shown if the collector rejects such a form. */
export const NOT_SENT_ADDRESS = '/not-sent';

/** The page that hosts show for unknown addresses. */
export const NOT_FOUND_ADDRESS = '/404';

const firstParts = [
  ...[THANKS_ADDRESS, NOT_SENT_ADDRESS, NOT_FOUND_ADDRESS].map((address) => address.slice(1)),
  // Folders of published files: most hosts answer the name of a folder with the folder.
  ...['assets', 'calendar', 'data', 'maps', 'media'],
  // Files at the root, to which hosts that omit file endings give these addresses.
  ...['apple-touch-icon', 'favicon', 'manifest', 'robots', 'sitemap'],
  // Addresses to which forms post, and those that hosts reserve.
  ...['cgi-bin', 'submissions', 'well-known'],
];

/** The names that no address may begin with, nor end with "index", in alphabetical order; at last those that none may contain. */
export const reservedNames: readonly string[] = [
  ...[...firstParts, 'index'].sort(),
  'and those of devices in Windows (aux, con, nul, prn, com1 to com9, lpt1 to lpt9)',
];

/** The files at the root that a redirect would hide. */
const ownFile = /^\/(?:apple-touch-icon\.png|favicon\.svg|manifest\.webmanifest|robots\.txt|sitemap\.xml)$/i;

/** Names that Windows keeps for devices: a repository or a site with a file of that name cannot be there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns whether an address is reserved. An address that ends with "index" is the page of its folder, and only
 * generated addresses contain two hyphens in a row.
 */
export function isReserved(address: string): boolean {
  const parts = address.split('/').slice(1);
  return (
    ownFile.test(address) ||
    firstParts.includes(parts[0]?.toLowerCase() ?? '') ||
    parts.at(-1)?.toLowerCase() === 'index' ||
    parts.some((part) => DEVICE.test(part)) ||
    address.includes('--')
  );
}
