/** The media types that servers of some years ago do not know, by the ending of the file's name. */
export const youngTypes: Readonly<Record<string, string>> = {
  ics: 'text/calendar',
  atom: 'application/atom+xml',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
