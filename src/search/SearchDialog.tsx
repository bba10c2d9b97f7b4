// The search of the site. The browser's native dialog traps the focus, closes with Escape and returns the focus.
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { fill, plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { KINDS, type Found } from './find.ts';
import * as styles from './SearchDialog.module.css';
import { useSearchIndex } from './use-search-index.ts';

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
  useEffect(() => dialog.current?.showModal(), []);
  const onClick = ({ target }: MouseEvent): void => {
    const isOutside = target === dialog.current;
    if (isOutside || (target instanceof Element && target.closest('a'))) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={names.search} {...{ onClose, onClick, onKeyDown }}>
      <div className={styles.head}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.field}
          aria-label={names.search}
          placeholder={names.searchHint}
          enterKeyHint="search"
          autoFocus
          value={q}
          onChange={({ target }) => setQuery(target.value)}
        />
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {messages.gallery.close}
        </button>
      </div>
      <Status found={found} q={sought} hasFailed={hasFailed} />
      {search && <Results found={search(words)} q={words} />}
    </dialog>
  );
}

interface StatusProps {
  readonly found: Found | undefined;
  readonly q: string;
  readonly hasFailed: boolean;
}

/** How much is found, which is heard and not seen; that nothing is found, or can be, is seen too. */
function Status({ found, q, hasFailed }: StatusProps) {
  const { locale, messages } = useShell();
  const { catalogue, navigation } = messages;
  if (hasFailed)
    return (
      <p role="status" className={styles.none}>
        {catalogue.loadFailed}
      </p>
    );
  const count = found && KINDS.reduce((sum, kind) => sum + found[kind].length, found.more);
  const isEmpty = q !== '' && count === 0;
  return (
    <p role="status" className={isEmpty ? styles.none : 'visually-hidden'}>
      {isEmpty && fill(navigation.nothingFound, { words: found?.missing || q })}
      {q !== '' && count ? plural(navigation.found, count, locale) : ''}
    </p>
  );
}

/** What is found, by kind; of many courses, a link to all of them. Without words, first courses and what the header has. */
function Results({ found: { more, ...found }, q }: { readonly found: Found; readonly q: string }) {
  const { addresses, headerLinks, locale, messages } = useShell();
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
    <section key={kind} className={styles.kind}>
      <h2>{titles[kind]}</h2>
      <ul>
        {shown[kind].map(({ title, to, course }) => (
          <li key={to + title}>
            <Link to={to}>
              <span>
                {title} {course !== undefined && <span className={styles.course}>{course}</span>}
              </span>
            </Link>
          </li>
        ))}
        {kind === 'courses' && more > 0 && (
          <li>
            <Link to={all} className={styles.all}>
              {plural(messages.catalogue.results, more + found.courses.length, locale)}
              <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </section>
  ));
}
