// Style sheets, and those whose classes are named exports, so that a bundle has the names that are used where they are used.
declare module '*.css';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css?inline' {
  const css: string;
  export default css;
}
