// The plan of the tiny provider, for tests of what happens before and after planning.
import { fileURLToPath } from 'node:url';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import { builtInKinds, loadPlanners } from '../../../generator/kinds/kinds.ts';
import { contentReader } from '../../../generator/read/read-source.ts';
import { once } from '../../../generator/base/memoize.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import type { LinkedSite } from '../../../generator/model/content.ts';
import type { Plan } from '../../../generator/model/planned.ts';
import { pageContext } from '../../../generator/features/shell/page-context.ts';
import { planSite, wholePlan } from '../../../generator/features/shell/plan.ts';
import { siteContext, type SiteContext } from '../../../generator/features/shell/site-context.ts';
import { courseReader } from './course-reader.ts';

const content = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

/** The date of the tests: before every session of the tiny provider. */
const now = new Date('2026-01-01T12:00:00Z');

/** The tiny provider's content, linked: once for all files that a process tests. */
export const linkTiny = once(async (): Promise<LinkedSite> => {
  const { site } = await checkAndLink({ content, now });
  invariant(site, 'the tiny provider has no errors');
  return site;
});

/** Returns the complete data of a course of the tiny provider. */
export const readCourseOfTiny = courseReader(content);

/** Returns the context of the tiny provider's plan, with changes to its linked content. */
export async function contextOfTiny(changes: Partial<LinkedSite> = {}, base = '/'): Promise<SiteContext> {
  return siteContext({ ...(await linkTiny()), ...changes }, { base, now });
}

/** Returns the tiny provider's plan for a base, with changes to its linked content. */
export async function planOfTiny(base = '/', changes: Partial<LinkedSite> = {}): Promise<Plan> {
  const planners = await loadPlanners(builtInKinds);
  const plan = planSite({ ...(await linkTiny()), ...changes }, { base, now, planners });
  return wholePlan(plan, { context: pageContext(plan.shared), planners, readContent: contentReader(content) });
}
