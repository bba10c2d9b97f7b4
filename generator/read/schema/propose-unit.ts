// "3 jours" in a field of hours is a figure in another unit: the figure alone would be false.
import type { Proposal } from '../../rules/nearest.ts';
import { timesIn } from './propose-form.ts';

/** The words for units of time in the languages of providers, by the field that counts them. */
const units: Readonly<Record<string, RegExp>> = {
  minutes: /^(?:mins?|minute[sn]?|minutos?|minuti|دقيقة|دقائق)$/iu,
  hours: /^(?:h|hrs?|hours?|heures?|std|stunden?|horas?|ore|ساعة|ساعات)$/iu,
  days: /^(?:d|days?|jours?|tage?n?|d[ií]as?|giorni|giorno|يوم|أيام)$/iu,
  weeks: /^(?:wk?s?|weeks?|semaines?|wochen?|semanas?|settimane|أسبوع|أسابيع)$/iu,
};

/** Proposes a figure without its unit. Where three digits follow a sign, that may be a decimal point or one of thousands. */
export function figureAlone(figure: string, written = figure): Proposal {
  const proposal = { advice: `Write the figure alone: ${figure}.`, fix: figure };
  return /[ ,.]\d{3}$/.test(written) ? { ...proposal, isGuess: true } : proposal;
}

/** Proposes the two fields of two times, where the group has them. */
function proposeTimes(data: unknown, field: string, fields: object): Proposal | undefined {
  const times = ['from', 'to'].every((name) => Object.hasOwn(fields, name)) ? timesIn(data) : undefined;
  return times === undefined ? undefined : { advice: `Write ${times}, on two lines, in place of "${field}".` };
}

/** Returns what to write for a figure in another unit of time than its field counts, or for two times; undefined for anything else. */
export function proposeUnit(data: unknown, field: string, fields: object): Proposal | undefined {
  const times = proposeTimes(data, field, fields);
  if (times) return times;
  if (typeof data !== 'string' || !Object.hasOwn(units, field)) return undefined;
  const [, figure, word = ''] = /^\s*(\d+(?:\.\d+)?)[\s-]*(\p{L}+)\.?\s*$/u.exec(data) ?? [];
  const unit = Object.keys(units).find((name) => units[name]?.test(word));
  if (figure === undefined || unit === undefined) return undefined;
  if (unit === field) return figureAlone(figure);
  const advice = Object.hasOwn(fields, unit)
    ? `Write "${unit}: ${figure}" in place of "${field}".`
    : `These are ${unit}: write how many ${field} they are, as a figure alone.`;
  return { advice };
}
