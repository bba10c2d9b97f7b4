// The search of the site. The browser's native dialog traps the focus, closes with Escape and returns the focus.
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { LinkItems } from '../sections/LinkItems.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { TitleOf } from '../ui/TitleOf.tsx';
import { fill, plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { fetchJson } from '../app/navigation/fetch-file.ts';
import { SEARCH_FILE, withBase } from '../app/navigation/page-address.ts';
import type { FoundPage, SearchIndex } from './search-props.ts';
import { searchIn } from '../catalogue/find/search-texts.ts';
import * as chips from '../catalogue/CourseGroups.module.css';
import styles from './search.css?inline';

// Finds what belongs to search words, as the catalogue finds courses.

/** The kinds of what is found, in the order in which they are shown. */
const KINDS = ['courses', 'pages', 'trainers', 'questions'] as const;

/** What was found, best first, by kind; `more` is how many courses there are besides. */
interface SearchResults extends Readonly<Record<(typeof KINDS)[number], readonly FoundPage[]>> {
  readonly more: number;
  /** The words that find nothing by themselves, all where nothing at all is found; otherwise empty. */
  readonly missing: string;
}

/** How many of a kind are shown. */
const SHOWN = 6;

/** How many subjects are offered: a phone shows them above the first courses. */
const SUBJECTS = 10;

function finder(pages: readonly FoundPage[]) {
  const search = searchIn(pages.map(({ title, words = '', text }) => ({ title, others: [words], text })));
  return (q: string, isLoose?: boolean): readonly FoundPage[] => {
    const distanceAt = search(q, isLoose);
    return pages
      .map((page, place) => ({ page, place, distance: distanceAt(place) ?? -1 }))
      .filter(({ distance }) => distance >= 0)
      .sort((a, b) => a.distance - b.distance || a.place - b.place)
      .map(({ page }) => page);
  };
}

const questionsIn = ({ courses, questions, asked, askedOf }: SearchIndex): readonly FoundPage[] => [
  ...questions,
  ...asked.flatMap((title, i) => {
    const course = courses[askedOf[i] ?? -1];
    return course ? [{ title, to: `${course.to}#questions`, course: course.title }] : [];
  }),
];

/** Returns a search whose texts are split once. Questions may lack some of the words; all else only where nothing has all. */
export function searchSite(index: SearchIndex): (q: string) => SearchResults {
  const finders = [index.courses, index.pages, index.trainers, questionsIn(index)].map(finder);
  const strictly = (q: string) => finders.map((find) => find(q));
  const isEmpty = (lists: ReturnType<typeof strictly>): boolean => lists.every((list) => list.length === 0);
  return (q) => {
    const isAsked = q.trim() !== '';
    const strict = isAsked ? strictly(q) : [index.courses];
    const isLoose = isAsked && isEmpty(strict);
    const lists = strict.map((list, kind) =>
      isLoose || KINDS[kind] === 'pages' ? (finders[kind]?.(q, true) ?? []) : list,
    );
    const [found = [], pages = [], trainers = [], questions = []] = lists;
    return {
      missing: (isLoose ? q.split(/\s+/) : []).filter((word) => isEmpty(lists) || isEmpty(strictly(word))).join(' '),
      courses: found.slice(0, SHOWN),
      pages: pages.slice(0, SHOWN),
      trainers: trainers.slice(0, SHOWN),
      questions: questions.slice(0, SHOWN),
      more: isLoose ? 0 : Math.max(0, found.length - SHOWN),
    };
  };
}

type Search = ReturnType<typeof searchSite>;

/** What has been loaded is kept for the tab. */
let loaded: Promise<Search> | undefined;

async function load(base: string): Promise<Search> {
  const index = await fetchJson<SearchIndex>(withBase(SEARCH_FILE, base));
  if (!index) throw new Error('The site has no index for its search.');
  return searchSite(index);
}

/** Returns the search of the site once it is loaded, and whether it cannot be. */
function useSearchIndex(base: string): { readonly search: Search | undefined; readonly hasFailed: boolean } {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loaded ??= load(base);
    loaded.then(
      (found) => setSearch(() => found),
      () => {
        loaded = undefined;
        setFailed(true);
      },
    );
  }, [base]);
  return { search, hasFailed };
}

export interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The arrow keys lead from the field through the results and back; Escape, which would empty the field first, closes. */
function onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape') event.currentTarget.close();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** A dialog that finds courses, pages, trainers and questions while one types; it opens as soon as it is shown. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { base, messages } = useShell();
  const names = messages.navigation;
  const dialog = useRef<HTMLDialogElement>(null);
  const { search, hasFailed } = useSearchIndex(base);
  const [q, setQuery] = useState('');
  // Typing never waits for the results.
  const sought = useDeferredValue(q.trim());
  const found = search?.(sought);
  const words = found && KINDS.some((kind) => found[kind].length > 0) ? sought : '';
  useEffect(() => {
    adoptStyles(styles);
    dialog.current?.showModal();
  }, []);
  const onClick = ({ target }: MouseEvent): void => {
    const isOutside = target === dialog.current;
    if (isOutside || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={names.search}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div>
        <Icon name="search" />
        <input
          type="search"
          aria-label={names.search}
          placeholder={names.searchHint}
          enterKeyHint="search"
          autoFocus
          value={q}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" onClick={() => dialog.current?.close()}>
          {messages.gallery.close}
        </button>
      </div>
      <Status found={found} q={sought} hasFailed={hasFailed} />
      {words === '' && <Subjects />}
      {search && <Results found={search(words)} q={words} />}
    </dialog>
  );
}

interface StatusProps {
  readonly found: SearchResults | undefined;
  readonly q: string;
  readonly hasFailed: boolean;
}

/** How much is found, which is heard and not seen; that nothing is found, or can be, is seen too. */
function Status({ found, q, hasFailed }: StatusProps) {
  const shell = useShell();
  const { catalogue, navigation } = shell.messages;
  if (hasFailed)
    return (
      <p role="status" data-none>
        {catalogue.loadFailed}
      </p>
    );
  const count = found && KINDS.reduce((sum, kind) => sum + found[kind].length, found.more);
  const missing = found?.missing ?? '';
  return (
    <p role="status" {...(missing ? { 'data-none': true } : { className: 'visually-hidden' })}>
      {missing && fill(navigation.nothingFound, { words: missing })}
      {q !== '' && !missing && count ? plural(navigation.found, count, shell) : ''}
    </p>
  );
}

/** The subjects of the catalogue: where to begin without words. */
function Subjects() {
  const { courseMenu, messages } = useShell();
  const links = courseMenu.flatMap(({ name, to, items }) => (items.length > 0 ? items : [{ label: name, to }]));
  if (links.length < 2) return null;
  return (
    <nav aria-label={messages.catalogue.allSubcategories}>
      <LinkItems links={links.slice(0, SUBJECTS)} className={chips.links} />
    </nav>
  );
}

/** What is found, by kind; of many courses, a link to all of them. Without words, first courses and what the header has. */
function Results({ found: { more, ...found }, q }: { readonly found: SearchResults; readonly q: string }) {
  const shell = useShell();
  const { addresses, headerLinks, messages } = shell;
  const known = headerLinks.flatMap(({ label, to }) => (to === undefined ? [] : { title: label, to }));
  const shown: typeof found = q === '' ? { ...found, pages: known } : found;
  const { navigation, trainers, extras } = messages;
  const titles = {
    courses: navigation.courses,
    pages: navigation.pages,
    trainers: trainers.title,
    questions: extras.questions,
  };
  const all = addresses.catalogue + (q && `?${new URLSearchParams({ q }).toString()}`);
  return KINDS.filter((kind) => shown[kind].length > 0).map((kind) => (
    <section key={kind}>
      <h2>{titles[kind]}</h2>
      <ul>
        {shown[kind].map(({ title, to, course }) => (
          <li key={to + title}>
            <Link to={to}>
              <span>
                <TitleOf to={to}>{title}</TitleOf> {course !== undefined && <span data-course>{course}</span>}
              </span>
            </Link>
          </li>
        ))}
        {kind === 'courses' && more > 0 && (
          <li>
            <Link to={all} data-all>
              {plural(messages.catalogue.results, more + found.courses.length, shell)}
              <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </section>
  ));
}
