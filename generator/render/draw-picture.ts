import { fileURLToPath } from 'node:url';
import type { Output, PlannedPicture } from '../planned.ts';

/** The only faces that pictures are set in, so that they look the same on every machine. */
const fontFiles = ['schibsted-grotesk-bold', 'schibsted-grotesk-bold-ext', 'ibm-plex-sans-arabic-semibold'].map(
  (name) => fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url)),
);

/** Draws a planned picture: SVG stays text, and PNG is painted from it. */
export async function drawPicture({ file, svg, width }: PlannedPicture): Promise<Output> {
  if (!file.endsWith('.png')) return { file, content: svg };
  const { renderAsync } = await import('@resvg/resvg-js');
  const painted = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: svg.includes('<text') ? fontFiles : [] },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return { file, content: painted.asPng() };
}
