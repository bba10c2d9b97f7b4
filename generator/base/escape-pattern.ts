/** Returns a text as a regular expression of JavaScript, PCRE and RE2 that finds just this text. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/ "#-]/g, '\\$&');
