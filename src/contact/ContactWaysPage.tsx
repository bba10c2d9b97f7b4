import type { ContactProps } from '../forms/form-props.ts';
import { useShell } from '../app/shell.tsx';
import { ContactDetails, hasDetails, ContactFrame } from './ContactFrame.tsx';

/** The contact page of a site without forms: a page of its own, so that no browser loads the code of forms for it. */
export function ContactWaysPage({ words, offices, ...extras }: ContactProps) {
  const shell = useShell();
  return (
    <ContactFrame {...extras} words={words} offices={offices}>
      {hasDetails(shell) && <ContactDetails words={words.details} />}
    </ContactFrame>
  );
}
