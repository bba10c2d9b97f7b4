// Long explanations of the rules about publishing.
import type { Explanation } from './explanation.ts';

/** By code. */
export const publishingExplanations: Readonly<Record<string, Explanation>> = {
  'write/foreign-folder': {
    meaning: 'The output folder contains files that no build has written. A build would delete them.',
    fix: 'Choose an empty folder, or one of an earlier build.',
    wrong: 'prospectus build --out .',
    right: 'prospectus build --out dist',
  },
  'write/foreign-file': {
    meaning:
      'The output folder has a file that no build has written, and the site needs to write a file with the same name. Such files are never replaced.',
    fix: 'Move the file elsewhere, or give it another name.',
    wrong: 'dist/courses/capm.html  (put there by hand)',
    right: 'dist/old-capm.html',
  },
  'write/no-space': {
    meaning: 'The disk became full while the new site was written. The site that was there before is untouched.',
    fix: 'Free space, or build into a folder on another disk.',
    wrong: 'prospectus build --out /mnt/full/dist',
    right: 'prospectus build --out /mnt/roomy/dist',
  },
  'write/not-allowed': {
    meaning:
      'The output folder, or the folder that contains it, cannot be written to. The new site is prepared beside the old one, so both are needed.',
    fix: 'Change the permissions of the folder, or choose another one.',
    wrong: 'prospectus build --out /usr/share/dist',
    right: 'prospectus build --out dist',
  },
  'write/not-a-folder': {
    meaning: 'There is a file where the output folder, or a folder above it, should be.',
    fix: 'Choose another folder, or move the file.',
    wrong: 'prospectus build --out README.md',
    right: 'prospectus build --out dist',
  },
  'write/cannot-swap': {
    meaning:
      'The new site takes the place of the old one by renaming folders. A mounted disk, as in a container, or a folder that is in use cannot be renamed.',
    fix: 'Create a folder for the site on that disk, and build into it.',
    wrong: 'docker run -v dist:/site/dist ... prospectus build --out dist',
    right: 'docker run -v dist:/site/public ... prospectus build --out public/dist',
  },
  'write/interrupted': {
    meaning: 'An earlier build was stopped before it had finished. What it left was removed, and the site is complete.',
    fix: 'Nothing needs to be done.',
    wrong: 'kill -9 (the number of a build)',
    right: 'Ctrl+C, or nothing: neither harms the site',
  },
  'hosts/limit': {
    meaning:
      'Hosts limit the number of redirects or the size of their settings file. What is beyond the limit is left out or refused.',
    fix: 'Remove redirects that are no longer needed, or choose another host.',
    wrong: 'hosts: [cloudflare]   # and 2,400 redirects',
    right: 'hosts: [apache]',
  },
  'hosts/not-redirected': {
    meaning:
      'Old addresses in the form of /courses/33 have a page that forwards visitors, on every host. Those with a query, capitals, a dot or a * at the end, and those that lead to another site, need a setting that this host does not have.',
    fix: 'Choose a host that can redirect them, or delete these redirects.',
    wrong: 'redirects: [{ from: "/?p=123", to: /courses }]   # and hosts: [github]',
    right: 'redirects: [{ from: "/?p=123", to: /courses }]   # and hosts: [apache]',
  },
  'hosts/differ': {
    meaning:
      'Two hosts need different files in the same place: "folders" moves every page, and Netlify and Cloudflare read the same file in different forms.',
    fix: 'Name one of them, and build for the other with --host and --out.',
    wrong: 'hosts: [netlify, cloudflare]',
    right: 'hosts: [netlify]',
  },
  'hosts/early-preload': {
    meaning:
      'With preload you ask for a place on the preload list built into browsers: they then open the domain by https only, before the first visit. The list accepts only domains that promise this for at least a year, and for all their subdomains.',
    fix: 'Write maxAge: 31536000 and includeSubDomains: true once https works for all of them, or remove preload.',
    wrong: 'hsts: { maxAge: 86400, includeSubDomains: true, preload: true }',
    right: 'hsts: { maxAge: 31536000, includeSubDomains: true, preload: true }',
  },
  'cache/damaged': {
    meaning: 'A cached file was damaged. Prospectus ignored it and made a new one.',
    fix: 'Nothing needs to be done. If you see this often, check the disk, or have your pipeline restore either the whole cache or none of it.',
    wrong: 'a cache that a full disk has cut short',
    right: 'a whole cache, or none: rm -rf .prospectus costs nothing but time',
  },
  'shard/not-a-shard': {
    meaning: 'A merge puts together what several machines have built, and one of the folders given is not such a part.',
    fix: 'Name the folders that were given with --out when the shards were built, with everything in them.',
    wrong: 'prospectus merge dist --out dist',
    right: 'prospectus merge shard-1 shard-2 --out dist',
  },
  'shard/missing': {
    meaning: 'The site was built in several shards, and one of them was not given to the merge.',
    fix: 'Build the shard that the message names, and add its folder.',
    wrong: 'prospectus merge shard-1 --out dist  (of two)',
    right: 'prospectus merge shard-1 shard-2 --out dist',
  },
  'analytics/consent-needed': {
    meaning:
      'The site is measured by a service that sets cookies, and analytics says that consent is not needed. Visitors are asked in any case before such a service is loaded.',
    fix: 'Remove the line. To avoid asking, choose a service without cookies: Plausible, Umami, GoatCounter, or Matomo without cookies: true.',
    wrong: 'analytics: { service: google, id: G-AB12CD34EF, consent: not-needed }',
    right: 'analytics: { service: google, id: G-AB12CD34EF }',
  },
  'shard/repeated': {
    meaning: 'Two of the folders contain the same shard of the site.',
    fix: 'Name only one of them, and make sure that each machine builds a different shard.',
    wrong: 'prospectus merge shard-1 copy-of-shard-1 --out dist',
    right: 'prospectus merge shard-1 shard-2 --out dist',
  },
  'shard/other-build': {
    meaning:
      'A shard was built with another version of Prospectus or of the site, another base, on another day or for another number of shards than the merge. Its pages would not fit the others.',
    fix: 'Build the shard again, from the same checkout and with the same options. With --now the day is the same everywhere.',
    wrong: 'prospectus build --shard 1/2 --base /old/ --out shard-1',
    right: 'prospectus build --shard 1/2 --base /new/ --out shard-1',
  },
  'shard/other-content': {
    meaning: 'A file was changed, added or removed between the build of the shard and the merge.',
    fix: 'Build the shard again, from the content that is merged.',
    wrong: 'a merge after git pull, of shards from before it',
    right: 'shards and merge from the same commit',
  },
  'shard/damaged': {
    meaning: 'A file of a shard is missing or has another size than it had when it was built.',
    fix: 'Copy the folder again, or build the shard again.',
    wrong: 'shard-1 without its courses/',
    right: 'shard-1 as prospectus build --shard 1/2 wrote it',
  },
};
