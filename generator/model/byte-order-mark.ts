/** What some programs write at the beginning of a file to say that it is UTF-8; it is no part of the text. */
export const BYTE_ORDER_MARK = '\uFEFF';
