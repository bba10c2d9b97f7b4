// All checks between files: whatever these modules export. Their order does not matter: diagnostics are sorted later.
export * from './addresses.ts';
export * from './courses.ts';
export * from './dates.ts';
export * from './files.ts';
export * from './forms.ts';
export * from './pages.ts';
export * from './promises.ts';
export * from './references.ts';
export * from './search-texts.ts';
export * from './sessions.ts';
export * from './settings.ts';
