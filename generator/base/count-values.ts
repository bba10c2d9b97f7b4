/** Returns how many values that are no groups or lists are in a value. */
export function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + countValues(inner), 0);
}
