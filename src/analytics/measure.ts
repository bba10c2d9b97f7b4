// Measures visits on sites that have chosen a service for it: a chunk of its own, loaded once the page is hydrated. It
// shares no code with other chunks, so that sites without it load not one byte more.
import type { Shell } from '../app/shell-props.ts';
import type { Analytics, PageView, Service } from './analytics-props.ts';
import styles from './settings.css?inline';

/** Returns the slug of the course that a form names; undefined where none has it: what visitors write is never sent. */
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
// are added once the page is hydrated, between elements that stay as long as the document does.

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

interface Asked {
  readonly analytics: Analytics;
  /** The prefix of every address of the site. */
  readonly base: string;
  /** Is given the visitor's decision, also the one that is stored. */
  readonly onAnswer: (isAccepted: boolean) => void;
}

function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Adds the button that asks again to the footer. */
function addSettings(text: string, onClick: (settings: HTMLButtonElement) => void): void {
  const place = document.createElement('div');
  place.className = 'consent-settings screen-only';
  const settings = document.createElement('button');
  settings.type = 'button';
  settings.textContent = text;
  settings.addEventListener('click', () => onClick(settings));
  place.append(settings);
  document.querySelector('#root > footer')?.append(place);
}

function focusPage(): void {
  const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (place) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

/** Where a part of the code cannot be loaded, nothing is measured. */
const ignore = (): void => undefined;

/** Asks unless the visitor has decided, and whenever the visitor wants to be asked; passes on each decision. */
function askForConsent({ analytics, base, onAnswer }: Asked): void {
  const words = analytics.consent;
  if (words === undefined) return;
  let decided = storedDecision(analytics);
  let hide: ((passFocus: () => void) => void) | undefined;

  const decide = (isAccepted: boolean, passFocus: () => void = focusPage): void => {
    decided = isAccepted;
    hide?.(passFocus);
    hide = undefined;
    onAnswer(isAccepted);
  };
  const ask = async (passFocus?: () => void): Promise<void> => {
    const { showQuestion } = await import('./question.ts');
    // Another tab may have answered in the meantime.
    if (decided !== undefined && passFocus === undefined) return;
    const answer = (isAccepted: boolean): void => {
      storeDecision(analytics, isAccepted);
      decide(isAccepted, passFocus);
    };
    hide ??= showQuestion({ words, base, decided, onAnswer: answer });
  };

  addStyles();
  addSettings(words.settings, (settings) => {
    void ask(() => settings.focus({ preventScroll: true }))
      .then(() => document.getElementById('consent-title')?.focus())
      .catch(ignore);
  });
  onDecisionElsewhere(analytics, decide);
  if (decided === undefined) void ask().catch(ignore);
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

const eventNames = { registration: 'enrolment', contact: 'enquiry' } as const;

/** Parameters of the query that are sent: they name a course or a campaign. All others stay in the browser. */
const sentParameters = /^(?:course|utm_(?:source|medium|campaign|term|content))$/;

function queryOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => sentParameters.test(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
}

/** Begins or ends the measurement. */
type Meter = (isOn: boolean) => void;

/** Calls back whenever the head of another page has taken the place of the last one, with its title. */
function onPage(show: () => void): void {
  const isTitle = ({ nodeName }: Node): boolean => nodeName === 'TITLE';
  // Others, such as preloads, come and go before the address has its head.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isTitle))) show();
  });
  observer.observe(document.head, { childList: true });
}

type ShownPage = ReturnType<typeof currentPage>;

const currentPage = () => {
  const { pathname: address, search } = window.location;
  return { address, search, title: document.title };
};

/** Where the site is, and the page that the browser has loaded. */
interface Place {
  readonly base: string;
  readonly first: ShownPage;
}

/** Returns the meter of a site; it measures nothing until it is turned on. `first` is the page that the browser has loaded. */
function meterOf(service: Service, { courses }: Analytics, { base, first }: Place): Meter {
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
  return (isWanted) => {
    if (isWanted === isOn) return;
    isOn = isWanted;
    if (!isOn) return service.stop();
    service.start();
    count();
    // Another page was shown before anything listened.
    if (document.title !== shown.title) follow();
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

async function begin(analytics: Analytics, { base, first }: Place): Promise<void> {
  // Pages that were seen before the visitor agreed are not counted, and the code for it is loaded only then.
  const isAgreed = analytics.consent === undefined || storedDecision(analytics) === true;
  let meter: Promise<Meter | undefined> | undefined;
  const load = async (): Promise<Meter | undefined> => {
    const service = isAtHome(analytics) ? await loadService(analytics) : undefined;
    return service && meterOf(service, analytics, { base, first: isAgreed ? first : currentPage() });
  };
  const turn = async (isOn: boolean): Promise<void> => {
    if (isOn) meter ??= load();
    (await meter)?.(isOn);
    if (!isOn && analytics.cookies) deleteCookies();
  };
  if (analytics.consent === undefined) await turn(true);
  else askForConsent({ analytics, base, onAnswer: (isAccepted) => void turn(isAccepted).catch(ignore) });
}

/** Begins to measure as far as visitor and browser allow it: for pages that a browser renders ahead, when they are seen. */
export async function measure({ analytics, base }: Shell, first: ShownPage): Promise<void> {
  if (analytics === undefined || isRefused()) return;
  if ((document as { readonly prerendering?: boolean }).prerendering === true)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  await begin(analytics, { base, first });
}
