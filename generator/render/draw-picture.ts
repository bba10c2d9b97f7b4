import { renderAsync } from '@resvg/resvg-js';
import type { Output, PlannedPicture } from '../model.ts';

/** Draws a planned picture: SVG stays text, and PNG is painted from it. */
export async function drawPicture({ file, svg, width }: PlannedPicture): Promise<Output> {
  if (!file.endsWith('.png')) return { file, content: svg };
  const painted = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return { file, content: painted.asPng() };
}
