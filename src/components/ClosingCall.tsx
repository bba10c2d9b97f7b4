import type { Link } from '../page-props.ts';
import { ButtonRow } from './ButtonRow.tsx';
import { Section } from './Section.tsx';

export interface ClosingCallProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly links?: readonly Link[] | undefined;
}

/** The last band of a page: what visitors can do next. */
export function ClosingCall({ id, title, text, links }: ClosingCallProps) {
  return (
    <div className="screen-only">
      <Section id={id} tone="sand" title={title} intro={text}>
        {links && links.length > 0 && <ButtonRow links={links} />}
      </Section>
    </div>
  );
}
