/** The effect of a mistake that stops the reading of a file. */
export const unread = 'The file cannot be read, so nothing in it reaches the site.';
