// Style sheets whose classes are named exports, so that a bundle has the names that are used where they are used.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css?inline' {
  const css: string;
  // eslint-disable-next-line import-x/no-default-export -- what Vite gives
  export default css;
}
