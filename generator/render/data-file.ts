/** Where the data of an address is written, relative to the output folder. */
export const dataFile = (address: string): string => `data/pages${address === '/' ? '/index' : address}.json`;
