// What a tarball must have, and what may not be in it. npm packs what "files" of package.json lists; this is the check that the
// list still means what it was written for.

const MEGABYTE = 1_000_000;

/** A tarball as "npm pack --json" describes it. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  /** In bytes, unpacked. */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** What a package is made for. */
interface Contents {
  readonly needed: readonly RegExp[];
  /** Everything else is foreign. */
  readonly allowed: readonly RegExp[];
  /** In bytes, unpacked. */
  readonly largest: number;
}

const contents: Readonly<Record<string, Contents>> = {
  prospectus: {
    needed: [
      /^(CHANGELOG|LICENSE|README)(\.md)?$/,
      /^package\.json$/,
      /^cli\/bin\.js$/,
      /^built\/main\.js$/,
      /^built\/programs\/\w+\/main\.mjs$/,
      /^built\/bundles\/\w+\/.+/,
      /^built\/schemas\/[\w-]+\/schemas\.mjs$/,
      /^built\/types\.d\.ts$/,
      /^built\/NOTICES\.md$/,
      /^defaults\/en\/messages\.yaml$/,
      /^defaults\/hosts\/htaccess$/,
      /^docs\/editing\.md$/,
      /^generator\/rules\/words\/link\.yaml$/,
      /^schemas\/course\.schema\.json$/,
    ],
    allowed: [
      /^(CHANGELOG\.md|LICENSE|README\.md|SECURITY\.md|package\.json)$/,
      /^built\/(?!.*\.map$)/,
      /^cli\/[^/]+\.js$/,
      /^defaults\/.+\.(yaml|yml|json|md|php|svg)$/,
      /^defaults\/hosts\/[\w.]+$/,
      /^docs\//,
      /^generator\/(build\/render\/fonts|theme\/typefaces)\//,
      /^generator\/rules\/words\/[a-z-]+\.yaml$/,
      /^schemas\/.+\.json$/,
    ],
    largest: 20 * MEGABYTE,
  },
  'create-prospectus': {
    needed: [/^package\.json$/, /^index\.js$/, /^README\.md$/],
    allowed: [/^(package\.json|index\.js|README\.md|LICENSE)$/],
    largest: MEGABYTE / 10,
  },
};

/** Returns what a tarball lacks, and what does not belong in it. */
export function tarballProblems({ name, unpackedSize, files }: Tarball): readonly string[] {
  const wanted = contents[name];
  if (!wanted) return [`Nothing is known of a package "${name}".`];
  const paths = files.map(({ path }) => path);
  const missing = wanted.needed.filter((pattern) => !paths.some((path) => pattern.test(path)));
  const foreign = paths.filter((path) => !wanted.allowed.some((pattern) => pattern.test(path)));
  return [
    ...missing.map((pattern) => `${name}: nothing is called ${pattern.source}.`),
    ...foreign.map((path) => `${name}: ${path} does not belong into the package.`),
    ...(unpackedSize > wanted.largest ? [`${name}: ${unpackedSize} bytes are more than ${wanted.largest}.`] : []),
  ];
}
