import type { Link } from '../page-props.ts';
import { ButtonRow } from './ButtonRow.tsx';
import { Section } from './Section.tsx';

export interface ClosingCallProps {
  readonly title: string;
  readonly text?: string;
  readonly links?: readonly Link[];
}

/** The last band of a page: what visitors can do next. */
export function ClosingCall({ title, text, links }: ClosingCallProps) {
  return (
    <div className="screen-only">
      <Section tone="sand" title={title} intro={text}>
        {links && links.length > 0 && <ButtonRow links={links} />}
      </Section>
    </div>
  );
}
