/** The size of a drawn cover in CSS pixels: also that of a picture for social sharing. */
export const COVER = { width: 1200, height: 630 } as const;
