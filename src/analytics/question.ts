// The question whether a visit may be measured, loaded when it is asked. It follows the skip link, so that a keyboard and a
// screen reader meet it first, and the focus is not moved.
import type { Analytics } from './analytics-props.ts';
import styles from './question.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

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
  const section = make('section', 'consent screen-only', [title, text, ...state, buttons]);
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

/** Shows a question; returns a function that removes it and, if the focus was there, passes it on. */
export function showQuestion(question: Question): (passFocus: () => void) => void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
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
