// What a page may weigh and how it must score. A budget is raised only with a record in docs/decisions.

/** The bytes of one page's files by kind, as they travel: text gzipped, fonts and pictures as they are. */
export interface Weight {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  readonly font: number;
  /** JSON files: the shell that all pages share. The page's own data is in its HTML. */
  readonly data: number;
  readonly picture: number;
}

/** The most bytes that a page may load before it is touched; 1 kB is 1000 bytes. Kinds that are absent are free. */
export const weightBudget = { js: 104_000, css: 19_000, font: 60_000 } as const satisfies Partial<Weight>;

/** The same with the code that asks for consent or counts visits, which only measured sites load. */
export const measuredBudget = { ...weightBudget, js: 105_000 } as const;

/** The least that Lighthouse may give, of 100. */
export const scoreBudget = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** The most that anything may move while a page loads: cumulative layout shift to three decimals. */
export const SHIFT_BUDGET = 0;
