/**
 * The order of all cascade layers, as in vite.config.ts: each sheet begins with it, since nobody knows which is read first.
 */
export const LAYERS = '@layer tokens,reset,base,components,utilities,print,theme,extra;';
