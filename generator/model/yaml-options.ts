/** How content is parsed: keys are texts, repeated ones are ours to report, and the library prints nothing. */
export const yamlOptions = { stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const;
