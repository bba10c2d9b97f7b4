// The question whether a visit may be measured, and the button in the footer that asks it again. React knows of neither: they
// are added once the page is hydrated, between elements that stay as long as the document does. The question follows the
// skip link, so that a keyboard and a screen reader meet it first, and nobody's focus is moved.
import type { Analytics } from '../app/page-props.ts';
import { onDecisionElsewhere, storedDecision, storeDecision } from './decision.ts';
import styles from './question.css?inline';

/** How the question is asked. */
export interface Asked {
  readonly analytics: Analytics;
  /** The prefix of every address of the site. */
  readonly base: string;
  /** Is given the visitor's decision, also the one that is stored. */
  readonly onAnswer: (isAccepted: boolean) => void;
}

type Words = NonNullable<Analytics['consent']>;
type Children = readonly (Node | string)[];

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, children: Children) {
  const element = document.createElement(name);
  element.className = className;
  element.append(...children);
  return element;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const element = make('button', '', [text]);
  element.type = 'button';
  element.addEventListener('click', onClick);
  return element;
}

function privacyLink({ privacy }: Words, base: string): Children {
  if (privacy === undefined) return [];
  const link = make('a', '', [privacy.label]);
  link.href = privacy.to.replace(/^\/(?!\/)/, base);
  return [' ', link];
}

interface Question {
  readonly words: Words;
  readonly base: string;
  /** What was decided before. */
  readonly decided: boolean | undefined;
  readonly onAnswer: (isAccepted: boolean) => void;
}

function questionElement({ words, base, decided, onAnswer }: Question): HTMLElement {
  const title = make('h2', '', [words.title]);
  title.id = 'consent-title';
  title.tabIndex = -1;
  const text = make('p', '', [words.text, ...privacyLink(words, base)]);
  const state = decided === undefined ? [] : [make('p', '', [decided ? words.accepted : words.declined])];
  const buttons = make('div', 'buttons', [
    button(words.accept, () => onAnswer(true)),
    button(words.decline, () => onAnswer(false)),
  ]);
  const section = make('section', 'consent', [title, text, ...state, buttons]);
  section.setAttribute('aria-labelledby', title.id);
  return section;
}

/** Makes room for the question: for what is at the foot of the window, and for what has the focus. */
function makeRoom(section: HTMLElement): () => void {
  const { style, dataset } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--consent', `${section.offsetHeight}px`));
  dataset['consent'] = '';
  observer.observe(section);
  return () => {
    observer.disconnect();
    style.removeProperty('--consent');
    delete dataset['consent'];
  };
}

function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Shows a question; returns a function that removes it and, if the focus was there, passes it on. */
function show(question: Question): (passFocus: () => void) => void {
  const section = questionElement(question);
  document.querySelector('#root > a')?.after(section);
  const takeRoom = makeRoom(section);
  return (passFocus) => {
    const hadFocus = section.contains(document.activeElement);
    section.remove();
    takeRoom();
    if (hadFocus) passFocus();
  };
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Asks unless the visitor has decided, and whenever the visitor wants to be asked; passes on each decision. */
export function askForConsent({ analytics, base, onAnswer }: Asked): void {
  const words = analytics.consent;
  if (words === undefined) return;
  let decided = storedDecision(analytics);
  let hide: ReturnType<typeof show> | undefined;

  const decide = (isAccepted: boolean, passFocus: () => void = focusPage): void => {
    decided = isAccepted;
    hide?.(passFocus);
    hide = undefined;
    onAnswer(isAccepted);
  };
  const ask = (passFocus?: () => void): void => {
    const answer = (isAccepted: boolean): void => {
      storeDecision(analytics, isAccepted);
      decide(isAccepted, passFocus);
    };
    hide ??= show({ words, base, decided, onAnswer: answer });
  };
  const settings = button(words.settings, () => {
    ask(() => settings.focus({ preventScroll: true }));
    document.getElementById('consent-title')?.focus();
  });

  addStyles();
  document.querySelector('#root > footer')?.append(make('div', 'consent-settings', [settings]));
  onDecisionElsewhere(analytics, decide);
  if (decided === undefined) ask();
  else onAnswer(decided);
}
