// Two kinds of content that no provider has yet: mentors, of whom there may be many and who have pages, and a team that
// names them. All that a program must say of a kind is here.
import { fileURLToPath } from 'node:url';
import { unknownName } from '../../../generator/rules/unknown-name.ts';
import { defineKind } from '../../../generator/kinds/kind.ts';
import { builtInKinds, makeKinds } from '../../../generator/kinds/kinds.ts';
import { entryPlanner } from '../../../generator/features/shell/entry-planner.ts';
import { makeSchemas, projectSchemas, readSchemas } from '../../../generator/kinds/schema-files.ts';

/** The folder of the mentors, with their schemas and the content that is laid over the tiny provider's. */
export const mentorsFolder = fileURLToPath(new URL('../../fixtures/mentors', import.meta.url));

interface Mentor {
  readonly name: string;
  readonly biography: string;
}

const planner = entryPlanner<object, Mentor>({
  kind: 'mentor',
  inputs: () => ({}),
  // The biography is not in memory: it shows that the whole file is read. The template is any that needs little.
  page: ({ linked: { address, title } }, { biography }) => ({
    head: { description: biography, keywords: [] },
    page: {
      template: 'catalogue-list',
      props: { title, breadcrumb: [], count: 0, courses: [], pages: [address], current: 0 },
    },
  }),
});

const mentorKind = defineKind({
  name: 'mentor',
  files: { folder: 'mentors' },
  texts: ['biography'],
  markdown: ['/biography'],
  named: {
    thing: 'mentor',
    title: 'name',
    rule: unknownName('link/unknown-mentor', { thing: 'mentor', advice: 'Correct the name, or add the mentor as a file in mentors.' }),
  },
  address: (name) => `/mentors/${name}`,
  planner: () => Promise.resolve(planner),
});

const teamKind = defineKind({
  name: 'team',
  files: { file: 'team.yaml' },
  references: [{ pattern: '/mentors/*', to: 'mentor' }],
});

/** The built-in kinds with mentors and their team. */
export const kindsWithMentors = makeKinds(
  [...builtInKinds.all, mentorKind, teamKind],
  makeSchemas([...projectSchemas.files, ...readSchemas(`${mentorsFolder}/schemas`)]),
);
