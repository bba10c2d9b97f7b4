/** How content is parsed: keys are texts, repeated ones are ours to report, and the library prints nothing. */
export const yamlOptions = { stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const;

/** How many times aliases may multiply the nodes of a file before it is refused. */
export const MAX_ALIASES = 100;
