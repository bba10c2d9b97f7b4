import type { ReactElement } from 'react';

/** What a page shows of its video and its documents. */
export interface MediaSlots {
  readonly video?: ReactElement;
  readonly documents?: ReactElement;
  /** Both under their headings, in bands. */
  readonly bands: ReactElement;
}

/** The props of a page, with what it shows of its video and its documents if it has some. */
export type WithMedia<Props> = Props & { readonly media?: MediaSlots };
