import { tryTo } from './try-to.ts';

const decodedBy = (decode: (text: string) => string) => (text: string) => tryTo(() => decode(text)) ?? text;

/** Returns an address or fragment as it reads, without percent signs; as it is, if it cannot be decoded. */
export const decoded = decodedBy(decodeURI);

/** Returns a part of an address as it reads, with all signs that stand for others; as it is, if it cannot be decoded. */
export const decodedPart = decodedBy(decodeURIComponent);
