// check, then render -> verify -> write; each begins only if everything before was free of errors.
import path from 'node:path';
import { planOf, type CheckResult, type PlanOptions } from './check.ts';
import { arrange, hasErrors } from './diagnostics/arrange.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Plan } from './model.ts';
import { bundle, type Bundle } from './render/bundle.ts';
import { openPictureCache, pictureCacheFolder } from './render/picture-cache.ts';
import { render, type Rendered } from './render/render.ts';
import { verify } from './verify/verify.ts';
import { checkFolder, write, type WriteSummary } from './write/write.ts';

export interface BuildOptions extends PlanOptions {
  /** The output folder. */
  readonly out: string;
}

export interface BuildResult extends CheckResult {
  /** What was published; absent where there are errors. */
  readonly built?: WriteSummary & { readonly pages: number };
}

function verifyRendered(plan: Plan, { pages, files }: Rendered, bundled: Bundle): readonly Diagnostic[] {
  return verify({
    base: plan.base,
    pages: pages.map(({ planned: { address, source, isMain }, html }) => ({ address, source, html, isMain })),
    redirects: Object.keys(plan.maps.redirects),
    files: new Set([...files.map(({ file }) => file), ...bundled.files.map(({ file }) => file), ...plan.media]),
  });
}

/** Builds the site into the output folder, or reports why not and leaves the folder as it was. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const out = path.resolve(options.out);
  const { plan, ...checked } = await planOf(options);
  const finish = (found: readonly Diagnostic[]) => ({
    ...checked,
    diagnostics: arrange([...checked.diagnostics, ...found]),
    milliseconds: performance.now() - started,
  });
  const folder = await checkFolder(out);
  if (!plan || hasErrors(folder)) return finish(folder);
  const bundled = await bundle(plan.base);
  const rendered = await render(plan, bundled, {
    content: path.resolve(options.content),
    cache: openPictureCache({ folder: pictureCacheFolder, now: () => options.now }),
  });
  const found = [...rendered.diagnostics, ...verifyRendered(plan, rendered.value, bundled)];
  if (hasErrors(found)) return finish(found);
  const { pages, files } = rendered.value;
  const written = await write({
    out,
    base: plan.base,
    outputs: [...pages.map(({ planned, html }) => ({ file: planned.file, content: html })), ...files],
    copies: [...bundled.files, ...plan.media.map((file) => ({ file, from: path.resolve(options.content, file) }))],
  });
  return { ...finish(found), built: { ...written, pages: pages.length } };
}
