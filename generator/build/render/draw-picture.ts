import path from 'node:path';
import { SaxesParser } from 'saxes';
import { invariant } from '../../base/invariant.ts';
import { projectFolder } from '../../cache/project-folder.ts';
import type { Output, PlannedPicture } from '../../model/planned.ts';

/** The only fonts used in pictures, so that they look the same on every machine. */
const fontFiles = ['schibsted-grotesk-bold', 'schibsted-grotesk-bold-ext', 'ibm-plex-sans-arabic-semibold'].map(
  // Not beside this module: the compiled program is elsewhere.
  (name) => path.join(projectFolder, 'generator', 'render', 'fonts', `${name}.ttf`),
);

/**
 * Throws if a drawing refers to anything outside itself: the library would render local files into it, and has no
 * option to prevent that. The check rejects such drawings; this is a second line of defence.
 */
function forbidLoading(svg: string): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => invariant(false, 'a drawing to be painted has a DOCTYPE'));
  parser.on('attribute', ({ name, value }) =>
    invariant(!/(?:^|:)href$/i.test(name) || /^\s*(?:#|data:)/.test(value), `a drawing to be painted loads "${value}"`),
  );
  parser.write(svg).close();
}

/** Draws a planned picture: SVG remains text, PNG is rendered from it. */
export async function drawPicture({ file, svg, width }: PlannedPicture): Promise<Output> {
  if (!file.endsWith('.png')) return { file, content: svg };
  forbidLoading(svg);
  const { renderAsync } = await import('@resvg/resvg-js');
  const painted = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: svg.includes('<text') ? fontFiles : [] },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  });
  return { file, content: painted.asPng() };
}
