/** The order of all cascade layers, as in vite.config.ts: each sheet begins with it, since any may be read first. */
export const LAYERS = '@layer tokens,reset,base,components,utilities,print,theme,extra;';
