// The plan of a content folder, as a build would render it.
import { fileURLToPath } from 'node:url';
import { planOf as planContent } from '../../../generator/build/pipeline/check.ts';
import { memoize } from '../../../generator/base/memoize.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import type { Plan } from '../../../generator/model/planned.ts';

/** The date of the plans: before every session of the sample. */
const now = new Date('2025-09-01T12:00:00Z');

/** The sample provider and those of the tests, as paths relative to the project's folder. */
export const providers = ['content', 'tests/fixtures/second-provider/content', 'tests/fixtures/tiny/content'];

const planAt = memoize(async (place: string): Promise<Plan> => {
  const [folder = '', base = ''] = place.split(' ');
  const content = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
  const { plan } = await planContent({ content, base, now });
  invariant(plan, `${folder} has no errors`);
  return plan;
});

/** Returns the plan of a content folder, given as a path relative to the project's folder; a process makes it once. */
export const planOf = (folder: string, base = '/'): Promise<Plan> => planAt(`${folder} ${base}`);
