import { fill, formatNumber, fullTitle } from '../../app/format.ts';
import type { RelatedCourse } from '../../course/course-props.ts';
import { useShell } from '../../app/shell.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { comparedName, comparison, MOST_COMPARED, type Ticked } from './compared.ts';
import * as styles from './CompareTicks.module.css';

/** The note that says why no other box can be ticked, which is there as long as none can be. */
const LIMIT_ID = 'compare-limit';

export interface CompareTickProps {
  readonly course: RelatedCourse;
  readonly ticked: Ticked;
}

/** The box on a card by which a course is compared. */
export function CompareTick({ course, ticked: { names, set } }: CompareTickProps) {
  const { addresses, messages } = useShell();
  const { tick, tickOf } = messages.catalogue.compare;
  const name = comparedName(course.address, addresses.catalogue);
  const isTicked = names.includes(name);
  const isOff = !isTicked && names.length >= MOST_COMPARED;
  return (
    <label className={`${styles.tick} script-only screen-only`}>
      <input
        type="checkbox"
        // The address is rendered later, so that a controlled box would first jump back.
        ref={(box) => {
          if (box) box.checked = isTicked;
        }}
        disabled={isOff}
        aria-describedby={isOff ? LIMIT_ID : undefined}
        aria-label={fill(tickOf, { course: fullTitle(course) })}
        onChange={() => set(isTicked ? names.filter((each) => each !== name) : [...names, name])}
      />
      {tick}
    </label>
  );
}

/** Leads from the ticked courses to their comparison; in view as long as one is ticked. */
export function CompareBar({ ticked: { names, set } }: Pick<CompareTickProps, 'ticked'>) {
  const shell = useShell();
  const reset = (): void => {
    // The pressed button disappears: the focus moves to a box that it clears.
    document.querySelector<HTMLElement>('article :checked')?.focus({ preventScroll: true });
    set([]);
  };
  const { addresses, messages } = shell;
  const { another, most, open } = messages.catalogue.compare;
  return (
    <div aria-live="polite" className={`${styles.bar} screen-only`}>
      {names.length === 1 && another}
      {names.length === MOST_COMPARED && (
        <p id={LIMIT_ID}>{fill(most, { count: formatNumber(MOST_COMPARED, shell) })}</p>
      )}
      {names.length > 1 && (
        <ButtonLink to={comparison(names, addresses.catalogue)} size="small">
          {fill(open, { count: formatNumber(names.length, shell) })}
        </ButtonLink>
      )}
      {names.length > 0 && (
        <Button variant="quiet" size="small" onClick={reset}>
          {messages.catalogue.reset}
        </Button>
      )}
    </div>
  );
}
