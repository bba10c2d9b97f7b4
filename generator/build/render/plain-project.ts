/** Raised where the code of Prospectus is in a folder that its tools cannot read; the command line reports it as wrong usage. */
class UnusableProject extends Error {
  override readonly name = 'UsageError';
}

/** Returns the folder, where Vite can read it: in the path of a file it takes # and ? for parts of an address, % for an escape. */
export function plainProject(folder: string): string {
  if (!/[#?%]/.test(folder)) return folder;
  throw new UnusableProject(
    `Prospectus is in the folder "${folder}", and its tools cannot read a path with #, ? or %. Rename the folder or move the checkout; the content may be in any folder.`,
  );
}
