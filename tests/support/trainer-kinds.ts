// Two kinds of content that no provider has yet: trainers, of whom there may be many and who have pages, and a team that
// names them. All that a program must say of a kind is here.
import { fileURLToPath } from 'node:url';
import { unknownName } from '../../generator/diagnostics/unknown-name.ts';
import { defineKind } from '../../generator/kinds/kind.ts';
import { builtInKinds, makeKinds } from '../../generator/kinds/kinds.ts';
import { entryPlanner, type EntryInputs } from '../../generator/plan/entry-planner.ts';
import { makeHead, siteSocialPicture } from '../../generator/plan/head.ts';
import { pageFile } from '../../generator/plan/page-file.ts';
import { makeSchemas, projectSchemas, readSchemas } from '../../generator/schema/schema-files.ts';

/** The folder of the trainers, with their schemas and the content that is laid over the tiny provider's. */
export const trainersFolder = fileURLToPath(new URL('../fixtures/trainers', import.meta.url));

interface Trainer {
  readonly name: string;
  readonly biography: string;
}

const planner = entryPlanner<EntryInputs, Trainer>({
  kind: 'trainer',
  inputs: (linked) => ({ linked }),
  // The biography is not in memory: it shows that the whole file is read. The template is any that needs little.
  page: ({ linked: { address, file, title } }, { biography }, context) => ({
    address,
    file: pageFile(address),
    source: file,
    isMain: true,
    head: makeHead(
      { address, title, description: biography, keywords: [], picture: siteSocialPicture, pictureAlt: '', jsonLd: [] },
      context,
    ),
    page: {
      template: 'catalogue-list',
      props: { title, breadcrumb: [], count: 0, courses: [], pages: [address], current: 0 },
    },
  }),
});

const trainerKind = defineKind({
  name: 'trainer',
  files: { folder: 'trainers' },
  texts: ['biography'],
  markdown: ['/biography'],
  named: {
    thing: 'trainer',
    title: 'name',
    rule: unknownName({
      code: 'link/unknown-trainer',
      thing: 'trainer',
      advice: 'Correct the name, or add the trainer as a file in trainers.',
      why: 'The page would name somebody who does not exist.',
    }),
  },
  address: (name) => `/trainers/${name}`,
  planner: () => Promise.resolve(planner),
});

const teamKind = defineKind({
  name: 'team',
  files: { file: 'team.yaml' },
  references: [{ pattern: '/trainers/*', to: 'trainer' }],
});

/** The built-in kinds with trainers and their team. */
export const kindsWithTrainers = makeKinds(
  [...builtInKinds.all, trainerKind, teamKind],
  makeSchemas([...projectSchemas.files, ...readSchemas(`${trainersFolder}/schemas`)]),
);
