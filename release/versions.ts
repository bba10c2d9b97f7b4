// The version of a release is written in several places, which must agree before anything is published.

/** What is published, and what is said about it. */
export interface Versions {
  /** The package.json of Prospectus. */
  readonly project: { readonly version: string };
  /** The package.json of create-prospectus. */
  readonly initializer: { readonly version: string; readonly dependencies: Readonly<Record<string, string>> };
  readonly changelog: string;
  /** The tags of the repository. */
  readonly tags: readonly string[];
}

/** The versions of a changelog with what is written below each, the newest first. */
function entriesOf(changelog: string): readonly (readonly [string, string])[] {
  const [, ...sections] = changelog.split(/^## /m);
  return sections.map((section) => {
    const end = section.indexOf('\n');
    // The date of a release is in brackets behind its version; until then, "unreleased".
    const version = section.slice(0, end).replace(/ \([^)]*\)\s*$/, '');
    return [version.trim(), section.slice(end).trim()] as const;
  });
}

function changelogProblem(changelog: string, version: string): string | undefined {
  const [[newest, text] = ['', '']] = entriesOf(changelog);
  if (newest !== version)
    return `CHANGELOG.md begins with "${newest}", and package.json has version ${version}. Write "## ${version}" with what has changed.`;
  return text === '' ? `CHANGELOG.md says nothing of ${version}. Write what has changed.` : undefined;
}

/** Returns what contradicts the version of the project; nothing where all agree. */
export function versionProblems({ project, initializer, changelog, tags }: Versions): readonly string[] {
  const { version } = project;
  const found = [
    /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) ? undefined : `"${version}" is no version, such as 1.2.3.`,
    changelogProblem(changelog, version),
    initializer.version === version
      ? undefined
      : `packages/create-prospectus has version ${initializer.version}, and package.json ${version}. Write the same.`,
    initializer.dependencies['prospectus'] === version
      ? undefined
      : `packages/create-prospectus depends on prospectus ${initializer.dependencies['prospectus'] ?? ''}. Write ${version}.`,
    tags.includes(`v${version}`)
      ? `The tag v${version} exists: this version was released. Raise the version.`
      : undefined,
  ];
  return found.filter((problem) => problem !== undefined);
}
