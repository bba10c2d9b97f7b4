import { useEffect, useState, type RefObject } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Offers } from './registration/offer-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './registration/SessionOptions.module.css';

export interface CourseMatchesProps {
  readonly offers: Offers | undefined;
  /** What was typed when the field was left. */
  readonly text: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Writes as a visitor does, so that the form follows. */
function enter(field: HTMLInputElement | null, title: string): void {
  field?.setRangeText(title, 0, field.value.length);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The pressed button disappears, so the focus returns to the field. */
function take(field: HTMLInputElement | null, title: string): void {
  enter(field, title);
  field?.focus();
}

/** The courses that a text may mean, as buttons below the field; the only one is taken. */
export function CourseMatches({ offers, text, field }: CourseMatchesProps) {
  const { matches: words } = useShell().messages.forms.session;
  const [found, setFound] = useState<{ readonly text: string; readonly titles: readonly string[] }>();
  useEffect(() => {
    if (!offers || !('courses' in offers)) return undefined;
    let isCurrent = true;
    const show = (titles: readonly string[]): void => {
      // What has been typed since is another text.
      if (!isCurrent || field.current?.value !== text) return;
      const [only, ...others] = titles;
      if (only !== undefined && others.length === 0) enter(field.current, only);
      setFound({ text, titles });
    };
    void import('./match-courses.ts')
      .then(({ matchCourses }) => show(matchCourses(offers.courses, text)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [offers, text, field]);
  const titles = found?.text === text && found.titles.length > 1 ? found.titles : [];
  return (
    <>
      {titles.length > 0 && <p className={styles.note}>{words}</p>}
      {titles.map((title) => (
        <Button key={title} variant="secondary" size="small" onClick={() => take(field.current, title)}>
          {title}
        </Button>
      ))}
    </>
  );
}
