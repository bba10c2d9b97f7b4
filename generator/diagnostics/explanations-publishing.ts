// Publishing, explained at length.
import type { Explanation } from './explanation.ts';

/** By code. */
export const publishingExplanations: Readonly<Record<string, Explanation>> = {
  'write/foreign-folder': {
    meaning: 'The output folder holds files that no build has written. A build would delete them.',
    mend: 'Choose an empty folder, or one of an earlier build.',
    wrong: 'prospectus build --out .',
    right: 'prospectus build --out dist',
  },
  'write/foreign-file': {
    meaning:
      'Somebody has put a file into the output folder, and now the site needs that very place. Files that no build has written are never replaced.',
    mend: 'Move the file elsewhere, or give it another name.',
    wrong: 'dist/courses/capm.html  (put there by hand)',
    right: 'dist/old-capm.html',
  },
  'write/no-space': {
    meaning: 'The disk became full while the new site was written. The site that was there before is untouched.',
    mend: 'Free space, or build into a folder on another disk.',
    wrong: 'prospectus build --out /mnt/full/dist',
    right: 'prospectus build --out /mnt/roomy/dist',
  },
  'write/not-allowed': {
    meaning:
      'The output folder, or the folder that it lies in, cannot be written to. The new site is prepared beside the old one, so both are needed.',
    mend: 'Allow this user to write there, or choose another folder.',
    wrong: 'prospectus build --out /usr/share/dist',
    right: 'prospectus build --out dist',
  },
  'write/not-a-folder': {
    meaning: 'A file stands where the output folder, or a folder above it, should be.',
    mend: 'Choose another folder, or move the file.',
    wrong: 'prospectus build --out README.md',
    right: 'prospectus build --out dist',
  },
  'write/cannot-swap': {
    meaning:
      'The new site takes the place of the old one by renaming folders. A folder that is a disk of its own, as in a container, or is in use, cannot be renamed.',
    mend: 'Let the disk hold a folder for the site, and build into that.',
    wrong: 'docker run -v dist:/site/dist ... prospectus build --out dist',
    right: 'docker run -v dist:/site/public ... prospectus build --out public/dist',
  },
  'write/interrupted': {
    meaning:
      'An earlier build was stopped before it had finished. What it left was cleared away, and the site is whole.',
    mend: 'Nothing needs to be done.',
    wrong: 'kill -9 (the number of a build)',
    right: 'Ctrl+C, or nothing: neither harms the site',
  },
};
