// The page of a trainer: who it is, and what they teach.
import type { Trainer } from '../../../schemas/types.ts';
import type { TrainerProps } from '../../../src/trainers/trainer-props.ts';
import { isToCome } from '../../../src/sessions/session-text.ts';
import { fill, withCommas } from '../../../src/app/format.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedEntry } from '../../model/content.ts';
import { entryBreadcrumb, entryPlanner, type EntryInputs } from '../shell/entry-planner.ts';
import { markdownToHtml, markdownToText } from '../pages/markdown.ts';
import type { PageContext } from '../shell/page-context.ts';
import { shorten } from '../shell/head.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { personData, trainerCard } from './trainers.ts';

type TrainerInputs = EntryInputs & ReturnType<typeof shownOf>;

function shownOf(linked: LinkedEntry, context: SiteContext) {
  const { media, trainers, today, cardOf } = context;
  return {
    card: trainerCard(linked, media),
    courses: trainers.coursesOf(linked.name).map(cardOf),
    /** Coming at the time of the build. */
    sessions: context.sessionsOf(linked.name).filter((row) => isToCome(row, today)),
  };
}

/** What the file says of the person; the list of what they teach where it says nothing. */
function descriptionOf({ linked, courses, list }: TrainerInputs, trainer: Trainer, { site }: PageContext): string {
  const said = [trainer.role, trainer.biography && markdownToText(trainer.biography)].filter(Boolean).join('. ');
  const titles = courses.map(({ title }) => title);
  const taught = withCommas(titles, site.settings.locale);
  return shorten([linked.title, said || taught || list?.label || site.settings.name].join(' – '));
}

function propsOf(inputs: TrainerInputs, trainer: Trainer, context: PageContext): TrainerProps {
  const { linked, card, courses, sessions } = inputs;
  const { base, format, site } = context;
  const { biography, credentials = [], languages = [], links = [], email } = trainer;
  return {
    trainer: card,
    breadcrumb: entryBreadcrumb(inputs, context),
    credentials,
    languages: format.languageNames(languages),
    links: [
      ...(email === undefined ? [] : [{ label: email, to: `mailto:${email}` }]),
      ...links.map(({ label, url }) => ({ label, to: url })),
    ],
    courses,
    sessions,
    ...dropUndefined({
      biographyHtml: biography === undefined ? undefined : markdownToHtml(biography, base),
      caption: sessions.length > 0 ? fill(site.messages.trainers.sessionsOf, { name: linked.title }) : undefined,
    }),
  };
}

/** A trainer has one page, and a picture for social networks. */
export const trainerPlanner = entryPlanner({
  kind: 'trainer',
  listedBy: 'trainers',
  inputs: shownOf,
  page: (inputs: TrainerInputs, trainer: Trainer, context) => ({
    head: { description: descriptionOf(inputs, trainer, context), keywords: [inputs.linked.title] },
    about: personData(inputs.card, trainer, context),
    page: { template: 'trainer', props: propsOf(inputs, trainer, context) },
  }),
  drawing: ({ name }) => `media/social/trainers/${name}.png`,
});
