/**
 * How YAML is parsed wherever content is read with places: keys are texts, repeated ones are reported by our own rule, and
 * the library prints nothing.
 */
export const yamlOptions = { stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const;
