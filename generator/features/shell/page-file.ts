/** Returns the file of the page at an address, relative to the output folder. */
export const pageFile = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);
