/** Where the page of an address is written, relative to the output folder. */
export const pageFile = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
