// The order of the test files. A worker takes the next file when it has finished one: a long one that begins last is what
// all others wait for. Files of one project follow each other, since a worker keeps what they have loaded.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const projects = ['unit', 'apart', 'site'];

/** The files that take longest, of each project. A machine that has never run the tests does not know them. */
const slowest = [
  'generator/incremental',
  'generator/editor/edit',
  'cli/damaged-stores',
  'generator/rules',
  'generator/editor-cases',
  'generator/incremental-languages',
  'generator/build/write/kill',
  'editor/yaml-language-server',
  'generator/tools/pulling/pull',
  'site/editor/edit-page',
  'site/program/dev',
  'site/program/package',
  'site/documentation',
  'site/analytics/analytics',
  'site/accessibility/accessibility-states',
  'site/languages/arabic',
  'site/catalogue/catalogue-criteria',
  'site/catalogue/large-catalogue',
  'site/catalogue/filtered-link',
  'site/providers/providers',
  'site/app/pages',
  'site/app/policy-in-pages',
  'site/program/command-line',
];

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  const place = slowest.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return projects.indexOf(project.name) * 1000 + (place < 0 ? slowest.length : place);
};

/** Runs the files of one project after those of another, the slowest of each first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b));
  }
}
