// Measures visits on sites that have chosen a service for it: a chunk of its own, loaded once the page is hydrated. It
// shares no code with other chunks, so that sites without it load not one byte more.
import type { Shell } from '../app/shell-props.ts';
import type { Analytics } from './analytics-props.ts';
import type { PageView, Service } from './analytics-service.ts';
import styles from './question.css?inline';

/**
 * Returns the slug of the course that a form names by its title or slug; undefined where no course has it: visitors can
 * write anything into the field, and what they write is never sent.
 */
async function courseIdOf(title: string, file: string): Promise<string | undefined> {
  try {
    const response = await fetch(file);
    const slugs = new Map(Object.entries((await response.json()) as Record<string, string>));
    return slugs.get(title) ?? [...slugs.values()].find((slug) => slug === title);
  } catch {
    return undefined;
  }
}

// The question whether a visit may be measured, and the button in the footer that asks it again. React knows of neither: they
// are added once the page is hydrated, between elements that stay as long as the document does. The question follows the
// skip link, so that a keyboard and a screen reader meet it first, and the focus is not moved.

const KEY = 'prospectus-consent';

/** How long a decision is kept: half a year. Then the question is asked again. */
const KEPT_MS = 182 * 86_400_000;

interface Decision {
  readonly service: string;
  readonly isAccepted: boolean;
  /** ISO date and time in UTC. */
  readonly at: string;
}

/** Returns what the visitor has decided about a service; undefined if nothing, long ago, or about another one. */
function storedDecision({ service }: Analytics): boolean | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Decision | null;
    const isValid = stored?.service === service && Date.now() - Date.parse(stored.at) < KEPT_MS;
    return isValid ? stored.isAccepted : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what the visitor decides; where nothing can be stored, it counts until the page is left. */
function storeDecision({ service }: Analytics, isAccepted: boolean): void {
  const decision: Decision = { service, isAccepted, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(decision));
  } catch {
    // Asked again on the next page that is loaded.
  }
}

/** Calls back when the visitor decides in another tab. */
function onDecisionElsewhere(analytics: Analytics, decide: (isAccepted: boolean) => void): void {
  window.addEventListener('storage', ({ key }) => {
    const isAccepted = key === KEY ? storedDecision(analytics) : undefined;
    if (isAccepted !== undefined) decide(isAccepted);
  });
}

/** How the question is asked. */
interface Asked {
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
function askForConsent({ analytics, base, onAnswer }: Asked): void {
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
  document.querySelector('#root > footer')?.append(make('div', 'consent-settings screen-only', [settings]));
  onDecisionElsewhere(analytics, decide);
  if (decided === undefined) ask();
  else onAnswer(decided);
}

// Counts each page once that is shown, whether the browser has loaded it or the site has, and the forms that were sent.

const ofServices = /^(?:_ga|_gid|_gat|_pk_|mtm_|matomo_)/;

/** Deletes the cookies that services have set for this site, for whichever of its parent domains they were set. */
function deleteCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)];
  for (const name of names.filter((each) => ofServices.test(each)))
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

/** What is sent for a registration, and for an enquiry. */
const eventNames = { registration: 'enrolment', contact: 'enquiry' } as const;

/** Parameters of the query that are sent: they name a course or a campaign. All others stay in the browser. */
const sentParameters = /^(?:course|utm_(?:source|medium|campaign|term|content))$/;

/** The part of a query that is sent. */
function queryOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => sentParameters.test(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}

/** Begins and ends the measurement. */
interface Meter {
  readonly start: () => void;
  readonly stop: () => void;
}

/** Calls back whenever the head of another page has taken the place of the last one, with its title. */
function onPage(show: () => void): void {
  const isTitle = ({ nodeName }: Node): boolean => nodeName === 'TITLE';
  // Others, such as preloads, come and go before the address has its head.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isTitle))) show();
  });
  observer.observe(document.head, { childList: true });
}

/** A page as it is shown. */
interface ShownPage {
  readonly address: string;
  readonly search: string;
  readonly title: string;
}

const currentPage = (): ShownPage => {
  const { pathname: address, search } = window.location;
  return { address, search, title: document.title };
};

/** Where the site is, and the page that the browser has loaded. */
interface Place {
  readonly base: string;
  readonly first: ShownPage;
}

/** Returns the meter of a site; it measures nothing until it is started. `first` is the page that the browser has loaded. */
function meterOf(service: Service, { courses, cookies }: Analytics, { base, first }: Place): Meter {
  let isOn = false;
  let shown = first;
  let counted: { readonly address: string; readonly view: PageView } | undefined;

  const count = (): void => {
    const { address, search, title } = shown;
    if (!isOn || counted?.address === address) return;
    const path = address + queryOf(search);
    const referrer = counted?.view.url ?? document.referrer;
    counted = { address, view: { path, url: window.location.origin + path, title, referrer } };
    service.view(counted.view);
  };
  const follow = (): void => {
    shown = currentPage();
    count();
  };

  onPage(follow);
  document.addEventListener('prospectus:sent', ({ detail: { formType, course } }) => {
    if (!isOn || !counted) return;
    const { view } = counted;
    const report = (id?: string): void => service.event(eventNames[formType], id, view);
    if (formType === 'registration' && course) void courseIdOf(course, base + courses).then(report);
    else report();
  });
  return {
    start: () => {
      if (isOn) return;
      isOn = true;
      service.start();
      count();
      // Another page was shown before anything listened.
      if (document.title !== shown.title) follow();
    },
    stop: () => {
      if (isOn) service.stop();
      isOn = false;
      if (cookies) deleteCookies();
    },
  };
}

/** Whether the browser says for its user that nothing shall be measured. */
const isRefused = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1';

const plain = (host: string): string => host.replace(/^www\./, '');

const isAtHome = ({ host }: Analytics): boolean => plain(host) === plain(window.location.hostname);

/** Returns the service of a site; only the code of its sort is loaded. */
async function loadService(analytics: Analytics): Promise<Service | undefined> {
  const { services } = await (analytics.script === undefined ? import('./posted.ts') : import('./scripted.ts'));
  return services[analytics.service]?.(analytics);
}

async function begin(analytics: Analytics, place: Place): Promise<void> {
  const service = isAtHome(analytics) ? await loadService(analytics) : undefined;
  const meter = service && meterOf(service, analytics, place);
  if (analytics.consent === undefined) meter?.start();
  else
    askForConsent({
      analytics,
      base: place.base,
      onAnswer: (isAccepted) => (isAccepted ? meter?.start() : meter?.stop()),
    });
}

/** Begins to measure as far as visitor and browser allow it: for pages that a browser renders ahead, when they are seen. */
export async function measure({ analytics, base }: Shell, first: ShownPage): Promise<void> {
  if (analytics === undefined || isRefused()) return;
  if ((document as { readonly prerendering?: boolean }).prerendering === true)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  await begin(analytics, { base, first });
}
