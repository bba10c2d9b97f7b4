import { useEffect, useMemo, type RefObject } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { CourseOffer, Offers } from '../form-props.ts';
import { useShell } from '../../app/shell.tsx';
import { searchIn } from '../../catalogue/find/search-texts.ts';

/** The most courses that are proposed. */
const MOST = 5;

/** Returns the titles of the courses that a text finds as in the catalogue, best first. */
function matchCourses(courses: readonly CourseOffer[], text: string): readonly string[] {
  if (text.trim() === '') return [];
  const distanceAt = searchIn(courses.map(({ title, keywords = '' }) => ({ title, others: [keywords] })))(text);
  return courses
    .flatMap(({ title }, place) => {
      const distance = distanceAt(place);
      return distance === undefined ? [] : [{ title, distance }];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ title }) => title);
}

export interface CourseMatchesProps {
  readonly offers: Offers | undefined;
  /** What was typed when the field was left, or what the link says. */
  readonly text: string;
  readonly isTyped: boolean;
  /** What the field is in. */
  readonly area: RefObject<HTMLElement | null>;
}

const fieldIn = ({ area }: Pick<CourseMatchesProps, 'area'>) =>
  area.current?.querySelector<HTMLInputElement>('[name=course]') ?? null;

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

/** The courses that a text may mean, as buttons below the field; the only one is taken, unless a link says the text. */
export function CourseMatches({ offers, text, isTyped, area }: CourseMatchesProps) {
  const { matches: words } = useShell().messages.forms.session;
  const titles = useMemo(
    () => (offers && 'courses' in offers ? matchCourses(offers.courses, text) : []),
    [offers, text],
  );
  useEffect(() => {
    const [only, ...others] = titles;
    const field = fieldIn({ area });
    // What has been typed since is another text.
    const isMeant = isTyped && others.length === 0 && field?.value === text;
    if (only !== undefined && isMeant) enter(field, only);
  }, [titles, text, isTyped, area]);
  if (titles.length === 0 || (isTyped && titles.length === 1)) return null;
  return (
    <>
      <p className="muted">{words}</p>
      {titles.map((title) => (
        <Button key={title} variant="secondary" size="small" onClick={() => take(fieldIn({ area }), title)}>
          {title}
        </Button>
      ))}
    </>
  );
}
