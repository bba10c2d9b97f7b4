// The targets of a page's frame (its header and footer) as one text. Equal frames are equal texts, so each is stored
// and verified once.

/** What the header and footer of a page refer to. */
export interface FrameTargets {
  readonly links: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Separators; no entry contains white space. */
const [ENTRY, LIST] = ['\n', '\n\n'];

/** Serialises the targets of a frame. */
export const writeFrameTargets = ({ links, files }: FrameTargets): string =>
  [...links].join(ENTRY) + LIST + [...files].join(ENTRY);

/** Parses the text that `writeFrameTargets` returned. */
export function readFrameTargets(text: string): FrameTargets {
  const [links, files] = text.split(LIST).map((list) => new Set(list === '' ? [] : list.split(ENTRY)));
  return { links: links ?? new Set(), files: files ?? new Set() };
}
