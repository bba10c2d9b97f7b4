// The list of what ships (SBOM). npm lists what is installed with the package; what is compiled into it is a development
// dependency, which npm leaves out, and is added here.

/** A component in the sense of CycloneDX 1.5. */
interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

/** What "npm sbom --sbom-format cyclonedx" prints. */
export interface Bom {
  readonly metadata: { readonly component: Component; readonly [field: string]: unknown };
  readonly components: readonly Component[];
  readonly [field: string]: unknown;
}

/** A package in a lock file. */
export interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
}

function hashesOf(integrity: string | undefined) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (digest === undefined) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

function componentOf(name: string, { version, integrity, license }: LockedPackage): Component {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    properties: [{ name: 'prospectus:compiledIn', value: 'true' }],
    ...hashesOf(integrity),
    ...(license === undefined ? {} : { licenses: [{ license: { id: license } }] }),
  };
}

/** Returns npm's list with what is compiled in: names of packages, which `locked` has by their places. */
export function billOfMaterials(
  bom: Bom,
  compiledIn: readonly string[],
  locked: Readonly<Record<string, LockedPackage>>,
): Bom {
  const known = new Set(bom.components.map(({ name }) => name));
  const added = compiledIn
    .filter((name) => !known.has(name))
    .map((name) => {
      const found = locked[`node_modules/${name}`];
      if (!found) throw new Error(`package-lock.json lacks ${name}, which is compiled in.`);
      return componentOf(name, found);
    });
  const { component } = bom.metadata;
  // npm names the project by its folder.
  const name = component['bom-ref'].replace(/(?<=.)@[^@]*$/, '');
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...component, name } },
    components: [...bom.components, ...added],
  };
}
