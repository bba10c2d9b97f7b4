import * as styles from './Tabs.module.css';

export interface TabLinkProps {
  /** Id of the panel, which is also the fragment of the link. */
  readonly id: string;
  readonly title: string;
  /** False before hydration, when a tab is a plain link to its section. */
  readonly isTab: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Returns the element id of the tab of a panel. */
export function tabId(id: string): string {
  return `tab-${id}`;
}

/** One tab: a link to its panel that chooses it instead of scrolling to it. */
export function TabLink({ id, title, isTab, isChosen, onChoose }: TabLinkProps) {
  const place = { id: tabId(id), href: `#${id}`, className: styles.tab };
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
