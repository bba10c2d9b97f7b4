// The two tabbed designs of course pages differ in their sidebar and in the programme details; they share these tabs.
import { type ReactNode, useRef, type KeyboardEvent, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { useCourseSections, type SectionProps, type ShownSection } from '../course-sections.tsx';
import { useCourseWords } from '../course-words.ts';
import type { SectionName } from '../static-sections.tsx';
import { useShell } from '../../app/shell.tsx';
import { ContentBlock } from '../../ui/ContentBlock.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { showFocused } from '../../ui/show-focused.ts';
import * as links from './SectionLinks.module.css';
import * as styles from './Tabs.module.css';

// Tabs in the WAI-ARIA pattern. Before hydration, and without JavaScript, the same markup is a list of links to plain
// sections below each other. The fragment of the URL names the chosen tab, so that it can be linked.

/** Returns the element id of the tab of a panel. */
const tabId = (id: string): string => `tab-${id}`;

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

/** What makes the link to a panel a tab, which chooses it instead of scrolling to it. */
const asTab = (id: string, isChosen: boolean, choose: (id: string) => void) => ({
  role: 'tab',
  'aria-selected': isChosen,
  'aria-controls': id,
  tabIndex: isChosen ? 0 : -1,
  onClick: (event: MouseEvent) => {
    event.preventDefault();
    choose(id);
  },
});

/** Panels of which one is shown at a time; screen readers say `label` of the list of tabs. */
function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly ShownSection<string>[] }) {
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
          <a
            key={id}
            id={tabId(id)}
            href={`#${id}`}
            className={links.link}
            {...(isHydrated && asTab(id, id === chosen, choose))}
          >
            {title}
          </a>
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
  const modules = (
    <>
      {blocks(curriculum)}
      {programme}
    </>
  );
  const tabs = [
    { id: 'overview', title: words.overviewTitle, content: blocks(overview) },
    ...(hasProgramme ? [{ id: 'curriculum', title: words.curriculumTitle, content: modules }] : []),
    ...(stories.length > 0 ? [{ id: 'success-stories', title: words.storiesTitle, content: blocks(stories) }] : []),
  ];
  return tabs.length === 1 ? tabs[0]?.content : <Tabs label={messages.course.sections} tabs={tabs} />;
}
