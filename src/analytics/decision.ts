// What a visitor has decided, kept in the browser for half a year: then the question is asked again.
import type { Analytics } from '../app/page-props.ts';

const KEY = 'prospectus-consent';
const KEPT_MS = 182 * 86_400_000;

interface Decision {
  readonly service: string;
  readonly isAccepted: boolean;
  /** ISO date and time in UTC. */
  readonly at: string;
}

/** Returns what the visitor has decided about a service; undefined if nothing, long ago, or about another one. */
export function storedDecision({ service }: Analytics): boolean | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Decision | null;
    const isValid = stored?.service === service && Date.now() - Date.parse(stored.at) < KEPT_MS;
    return isValid ? stored.isAccepted : undefined;
  } catch {
    return undefined;
  }
}

/** Stores what the visitor decides; where nothing can be stored, it counts until the page is left. */
export function storeDecision({ service }: Analytics, isAccepted: boolean): void {
  const decision: Decision = { service, isAccepted, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(decision));
  } catch {
    // Asked again on the next page that is loaded.
  }
}

/** Calls back when the visitor decides in another tab. */
export function onDecisionElsewhere(analytics: Analytics, decide: (isAccepted: boolean) => void): void {
  window.addEventListener('storage', ({ key }) => {
    const isAccepted = key === KEY ? storedDecision(analytics) : undefined;
    if (isAccepted !== undefined) decide(isAccepted);
  });
}
