// A visitor's submission in a neutral form. Adapters rename its parts for each service.

/** The entered values by field name; an empty field is an empty text. */
export type Values = Readonly<Record<string, string>>;

/** A corporate request is a contact message with a subject of its own. */
export type FormType = 'contact' | 'registration';

/** What a form makes of its values. */
export interface Draft {
  readonly formType: FormType;
  /** The subject line of the email that the provider receives. */
  readonly subject: string;
  /** The visitor's email address, if the visitor gave one. */
  readonly replyTo?: string;
  readonly fields: Values;
}

/** A draft ready to be sent. */
export interface Submission extends Draft {
  /** The same for every endpoint and for every repeated attempt. */
  readonly submissionId: string;
  readonly copies: readonly string[];
  /** The language of the page, where the site has several. */
  readonly siteLanguage?: string;
  readonly timestamp: string;
  /** The value of the honeypot field; people leave it empty. */
  readonly trap: string;
}

/** Returns a subject line without the punctuation that remains when its last placeholder is empty. */
export function subjectLine(filled: string): string {
  return filled.replace(/[\s:：]+$/u, '');
}

/** Returns the reply address of a draft, if the visitor gave one: services refuse an empty one. */
export function replyTo({ email }: Values): Pick<Draft, 'replyTo'> {
  return email ? { replyTo: email } : {};
}
