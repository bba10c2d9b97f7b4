#!/usr/bin/env node
// Creates a site with one command, before anything is installed: it is `prospectus new site`.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';

const installed = dirname(createRequire(import.meta.url).resolve('prospectus/package.json'));
const given = process.argv.slice(2);
// Each option is followed by its value, unless that is behind an equals sign.
const isFolder = (text, i) => !text.startsWith('-') && !/^--\w[^=]*$/.test(given[i - 1] ?? '');
const folder = given.some(isFolder) ? [] : ['my-site'];
const { status, error } = spawnSync(
  process.execPath,
  [join(installed, 'cli/bin.js'), 'new', 'site', ...folder, ...given],
  { stdio: 'inherit' },
);
if (error) process.stderr.write(`create-prospectus: ${error.message}\n`);
process.exitCode = status ?? 1;
