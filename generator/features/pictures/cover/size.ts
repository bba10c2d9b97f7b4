/** The size of a drawn cover in CSS pixels, and of a picture for social networks. */
export const COVER = { width: 1200, height: 630 } as const;
