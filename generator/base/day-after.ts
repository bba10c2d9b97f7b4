const DAY_MS = 86_400_000;

/** Returns the day after a day; both as YYYY-MM-DD. */
export const dayAfter = (iso: string): string => new Date(Date.parse(iso) + DAY_MS).toISOString().slice(0, 10);
