/** Returns the data file of an address, relative to the output folder. */
export const dataFile = (address: string): string => `data/pages${address === '/' ? '/index' : address}.json`;
