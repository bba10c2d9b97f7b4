// The two tabbed designs of course pages differ in their sidebar and in the programme details; they share these tabs.
import { type ReactNode, useRef, type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useCourseSections, type SectionName, type SectionProps, type ShownSection } from '../course-sections.tsx';
import { useCourseWords } from '../course-words.ts';
import { useShell } from '../../app/shell.tsx';
import { ContentBlock } from '../../ui/ContentBlock.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { showFocused } from '../show-focused.ts';
import * as links from './SectionLinks.module.css';
import * as styles from './Tabs.module.css';

// Tabs in the WAI-ARIA pattern. Before hydration, and without JavaScript, the same markup is a list of links to plain
// sections below each other. The fragment of the URL names the chosen tab, so that it can be linked.

interface TabLinkProps {
  /** Id of the panel, which is also the fragment of the link. */
  readonly id: string;
  readonly title: string;
  /** False before hydration, when a tab is a plain link to its section. */
  readonly isTab: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Returns the element id of the tab of a panel. */
function tabId(id: string): string {
  return `tab-${id}`;
}

/** One tab: a link to its panel that chooses it instead of scrolling to it. */
function TabLink({ id, title, isTab, isChosen, onChoose }: TabLinkProps) {
  const place = { id: tabId(id), href: `#${id}`, className: links.link };
  if (!isTab) return <a {...place}>{title}</a>;
  return (
    <a
      {...place}
      role="tab"
      aria-selected={isChosen}
      aria-controls={id}
      tabIndex={isChosen ? 0 : -1}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {title}
    </a>
  );
}

// The fragment of the URL names the tab, so that a link can open it. Choosing a tab replaces the fragment without a
// history entry and without scrolling.

/** Returns the id of the chosen tab, initially the first one, and a function that chooses another. */
function useChosenTab(ids: readonly string[]): readonly [string, (id: string) => void] {
  const [chosen, setChosen] = useState(ids[0] ?? '');
  const known = ids.join(' ');

  useEffect(() => {
    const follow = () => {
      const id = window.location.hash.slice(1);
      if (known.split(' ').includes(id)) setChosen(id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [known]);

  const choose = useCallback((id: string) => {
    setChosen(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }, []);

  return [chosen, choose];
}

// The keyboard navigation of tabs in the WAI-ARIA pattern: arrow keys wrap around, Home and End go to the ends.

/** The state of the tabs: how many there are, which one is chosen (from 0), and the direction of the text. */
interface TabPlace {
  readonly count: number;
  readonly current: number;
  readonly isRtl: boolean;
}

/** Returns the index, from 0, of the tab to which a key leads; undefined if the key has no meaning for tabs. */
export function tabPosition(key: string, { count, current, isRtl }: TabPlace): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (current + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return current;
    default:
      return undefined;
  }
}

/** A tab; `id` is also its fragment in the address. */
interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Panels of which one is shown at a time; screen readers say `label` of the list of tabs. */
function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const isHydrated = useHydrated();
  const ids = tabs.map(({ id }) => id);
  const [chosen, choose] = useChosenTab(ids);
  const list = useRef<HTMLDivElement>(null);
  const isRtl = useShell().direction === 'rtl';

  const onKeyDown = (event: KeyboardEvent) => {
    const position = tabPosition(event.key, { count: ids.length, current: ids.indexOf(chosen), isRtl });
    const id = position === undefined ? undefined : ids[position];
    if (id === undefined) return;
    event.preventDefault();
    choose(id);
    list.current?.querySelector<HTMLElement>(`#${tabId(id)}`)?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        className={`${links.list} ${styles.tabs}`}
        onFocus={showFocused}
        {...(isHydrated && { role: 'tablist', 'aria-label': label, onKeyDown })}
      >
        {tabs.map(({ id, title }) => (
          <TabLink
            key={id}
            id={id}
            title={title}
            isTab={isHydrated}
            isChosen={id === chosen}
            onChoose={() => choose(id)}
          />
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          id={id}
          className={styles.panel}
          {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': tabId(id), hidden: id !== chosen })}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

const inOverview: readonly SectionName[] = [
  'video',
  'objectives',
  'sessions',
  'about',
  'key-facts',
  'features',
  'trainers',
  'documents',
  'questions',
];

/** The ids of these are those of the tabs' panels, or part of the text within one. */
const linked = new Set<SectionName>(inOverview.filter((name) => name !== 'features'));

const blocks = (sections: readonly ShownSection[]): ReactNode =>
  sections.map(({ id, title, content }) => (
    <ContentBlock key={id} {...(linked.has(id) ? { id } : {})} title={title}>
      {content}
    </ContentBlock>
  ));

/** The tabs Overview, Curriculum (with `programme` at its end) and Success Stories of a course, as far as it has something for them. */
export function CourseTabs({ props, programme }: { readonly props: SectionProps; readonly programme?: ReactNode }) {
  const words = useCourseWords(props.course);
  const { messages } = useShell();
  const overview = useCourseSections(props, inOverview);
  const curriculum = useCourseSections(props, ['curriculum']);
  const stories = useCourseSections(props, ['stories']);
  const hasProgramme = curriculum.length > 0 || programme !== undefined;
  const tabs = [
    { id: 'overview', title: words.overviewTitle, content: blocks(overview) },
    ...(hasProgramme
      ? [
          {
            id: 'curriculum',
            title: words.curriculumTitle,
            content: (
              <>
                {blocks(curriculum)}
                {programme}
              </>
            ),
          },
        ]
      : []),
    ...(stories.length > 0 ? [{ id: 'success-stories', title: words.storiesTitle, content: blocks(stories) }] : []),
  ];
  return tabs.length === 1 ? tabs[0]?.content : <Tabs label={messages.course.sections} tabs={tabs} />;
}
