// Tabs in the WAI-ARIA pattern. Before hydration, and without JavaScript, the same markup is a list of links to plain
// sections below each other. The fragment of the URL names the chosen tab, so that it can be linked.
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { tabPosition } from './tab-position.ts';
import { useChosenTab } from './use-chosen-tab.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { useShell } from '../../app/shell.tsx';
import { showFocused } from '../show-focused.ts';
import { TabLink, tabId } from './TabLink.tsx';
import * as styles from './Tabs.module.css';

/** A tab; `id` is also its fragment in the address. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/** Panels of which one is shown at a time. */
export function Tabs({ label, tabs }: TabsProps) {
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
        className={styles.list}
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
