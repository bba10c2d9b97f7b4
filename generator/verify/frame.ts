// The frame of a page as one text: equal frames are equal texts, which are kept once and judged once.

/** What the parts around a page refer to. */
export interface Frame {
  readonly links: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Parts entries, none of which has white space. */
const [ENTRY, LIST] = ['\n', '\n\n'];

/** Writes a frame as text. */
export const writeFrame = ({ links, files }: Frame): string => [...links].join(ENTRY) + LIST + [...files].join(ENTRY);

/** Reads what `writeFrame` wrote. */
export function readFrame(text: string): Frame {
  const [links, files] = text.split(LIST).map((list) => new Set(list === '' ? [] : list.split(ENTRY)));
  return { links: links ?? new Set(), files: files ?? new Set() };
}
