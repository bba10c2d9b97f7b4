// What a folded group says of itself.

const NAMING = ['title', 'name', 'label', 'question', 'heading', 'course', 'text', 'type', 'id', 'file'];
const MAX_LENGTH = 70;

/** Returns a few words on a value. */
export function summaryOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value).slice(0, MAX_LENGTH);
  if (Array.isArray(value)) return value.map(summaryOf).join(', ').slice(0, MAX_LENGTH);
  const group = value as Readonly<Record<string, unknown>>;
  const name = NAMING.map((key) => group[key]).find((one) => typeof one === 'string' && one !== '');
  const words =
    name ??
    Object.values(group)
      .filter((one) => typeof one !== 'object')
      .join(', ');
  return String(words).slice(0, MAX_LENGTH);
}
