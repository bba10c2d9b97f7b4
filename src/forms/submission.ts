// What a visitor sends, in one neutral shape. Adapters rename it for the service that receives it.

/** What was typed, by field name; an empty field is an empty text. */
export type Values = Readonly<Record<string, string>>;

/** A corporate request is a contact message with a subject of its own. */
export type FormType = 'contact' | 'registration';

/** What a form makes of its values. */
export interface Draft {
  readonly formType: FormType;
  /** The subject line of the e-mail that the provider receives. */
  readonly subject: string;
  /** The visitor's address. */
  readonly replyTo: string;
  readonly fields: Values;
}

/** A draft on its way. */
export interface Submission extends Draft {
  /** The same for every endpoint that is tried and every time the same is tried again. */
  readonly submissionId: string;
  /** The mailboxes that receive a copy. */
  readonly copies: readonly string[];
  /** ISO date and time in UTC. */
  readonly timestamp: string;
  /** What stands in the field that visitors cannot see; people leave it empty. */
  readonly trap: string;
}

/** Returns a subject line without the punctuation that is left when its last placeholder was filled with nothing. */
export function subjectLine(filled: string): string {
  return filled.replace(/[\s:：]+$/u, '');
}
