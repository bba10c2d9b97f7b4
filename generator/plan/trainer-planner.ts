// The page of a trainer: who it is, and what they teach.
import type { SearchEngineTexts, Trainer } from '../../schemas/types.ts';
import type { CourseCard, Head, Link, SessionRow, TrainerCard, TrainerProps } from '../../src/page-props.ts';
import { isToCome } from '../../src/catalogue/is-to-come.ts';
import { fill } from '../../src/format.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { LinkedEntry } from '../model/content.ts';
import type { PlannedPage } from '../model/planned.ts';
import { titleDrawing } from './drawings.ts';
import { entryPlanner, type EntryInputs } from './entry-planner.ts';
import { makeHead } from './head.ts';
import { markdownToHtml, markdownToText } from './markdown.ts';
import type { PageContext } from './page-context.ts';
import { pageFile } from './page-file.ts';
import { shorten } from './shorten.ts';
import type { SiteContext } from './site-context.ts';
import { personData } from './person-data.ts';
import { breadcrumbData } from './structured-data.ts';
import { trainerCard } from './trainers.ts';

interface TrainerInputs extends EntryInputs {
  readonly card: TrainerCard;
  /** The page that lists all trainers, where there is one. */
  readonly list?: Link;
  readonly courses: readonly CourseCard[];
  /** Coming at the time of the build. */
  readonly sessions: readonly SessionRow[];
  readonly texts?: SearchEngineTexts['pages'][string];
}

function inputsOf(linked: LinkedEntry, context: SiteContext): TrainerInputs {
  const { site, media, trainers, today, cardOf } = context;
  const list = site.pages.find(({ words }) => words.template === 'trainers');
  const texts = site.seo.pages[linked.address];
  return {
    linked,
    card: trainerCard(linked, media),
    ...(list ? { list: { label: list.words.title, to: list.address } } : {}),
    courses: trainers.coursesOf(linked.name).map(cardOf),
    sessions: context.sessionsOf(linked.name).filter((row) => isToCome(row, today)),
    ...(texts ? { texts } : {}),
  };
}

const socialPicture = ({ name }: LinkedEntry): string => `media/social/trainers/${name}.png`;

function breadcrumbOf({ linked, list }: TrainerInputs, { site }: PageContext): readonly Link[] {
  const home = { label: site.messages.navigation.home, to: '/' };
  return [home, ...(list ? [list] : []), { label: linked.title, to: linked.address }];
}

/** What the file says of the person; the list of what they teach where it says nothing. */
function descriptionOf({ linked, courses, list }: TrainerInputs, trainer: Trainer, { site }: PageContext): string {
  const said = [trainer.role, trainer.biography && markdownToText(trainer.biography)].filter(Boolean).join('. ');
  const taught = courses.map(({ title }) => title).join(', ');
  return shorten([linked.title, said || taught || list?.label || site.settings.name].join(': '));
}

function propsOf(inputs: TrainerInputs, trainer: Trainer, context: PageContext): TrainerProps {
  const { linked, card, courses, sessions } = inputs;
  const { base, format, site } = context;
  const { biography, credentials = [], languages = [], links = [] } = trainer;
  return {
    trainer: card,
    breadcrumb: breadcrumbOf(inputs, context),
    credentials,
    languages: format.languageNames(languages),
    links: links.map(({ label, url }) => ({ label, to: url })),
    courses,
    sessions,
    ...dropUndefined({
      biographyHtml: biography === undefined ? undefined : markdownToHtml(biography, base),
      caption: sessions.length > 0 ? fill(site.messages.trainers.sessionsOf, { name: linked.title }) : undefined,
    }),
  };
}

function headOf(inputs: TrainerInputs, trainer: Trainer, context: PageContext): Head {
  const { linked, card, texts } = inputs;
  const { address, title } = linked;
  return makeHead(
    {
      address,
      title: texts?.title ?? title,
      description: texts?.description ?? descriptionOf(inputs, trainer, context),
      keywords: texts?.keywords ?? [title],
      picture: socialPicture(linked),
      pictureAlt: title,
      jsonLd: [personData(card, trainer, context), breadcrumbData(breadcrumbOf(inputs, context), context)],
    },
    context,
  );
}

function pageOf(inputs: TrainerInputs, trainer: Trainer, context: PageContext): PlannedPage {
  const { address, file } = inputs.linked;
  const head = headOf(inputs, trainer, context);
  const props = propsOf(inputs, trainer, context);
  return { address, file: pageFile(address), source: file, isMain: true, head, page: { template: 'trainer', props } };
}

/** A trainer has one page, and a picture for social networks. */
export const trainerPlanner = entryPlanner<TrainerInputs, Trainer>({
  kind: 'trainer',
  inputs: inputsOf,
  page: pageOf,
  drawings: (linked) => [socialPicture(linked)],
  pictures: ({ linked }, context) => [titleDrawing(socialPicture(linked), linked.title, context)],
});
