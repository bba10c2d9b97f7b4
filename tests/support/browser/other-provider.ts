// A provider whose content differs from a fixture in some files: built, served, and removed after the test file.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, inject } from 'vitest';
import { parseDocument } from 'yaml';
import { preview } from '../../../generator/index.ts';
import type { Diagnostic } from '../../../generator/model/diagnostic.ts';
import { buildReported } from '../program/build-compiled.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

/** New values by their path in the file: "featured.courses", "sessions.0.location". Undefined removes the field. */
export type Changes = Readonly<Record<string, unknown>>;

/** The content folder of a provider that is about to be built. */
export interface ProviderDraft {
  /** The path of the folder. */
  readonly content: string;
  /** Changes values of a YAML file. */
  edit(file: string, changes: Changes): void;
  /** Adds a file of the sample provider, with changes. */
  borrow(file: string, changes: Changes): void;
  /** Writes a file of its own. */
  write(file: string, text: string): void;
}

function draftIn(content: string): ProviderDraft {
  const change = (from: string, file: string, changes: Changes): void => {
    const document = parseDocument(readFileSync(join(from, file), 'utf8'));
    for (const [place, value] of Object.entries(changes)) {
      const path = place.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      if (value === undefined) document.deleteIn(path);
      else document.setIn(path, document.createNode(value));
    }
    writeFileSync(join(content, file), document.toString());
  };
  return {
    content,
    edit: (file, changes) => change(content, file, changes),
    borrow: (file, changes) => change(join(project, 'content'), file, changes),
    write: (file, text) => {
      mkdirSync(dirname(join(content, file)), { recursive: true });
      writeFileSync(join(content, file), text);
    },
  };
}

/** A provider that has been built and is served. */
export interface OpenedProvider {
  /** The URL of its home page. */
  readonly url: string;
  /** The folder of its site. */
  readonly out: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Builds the provider of a fixture with changes for a path of a host, and serves it. */
export async function openFixture(
  fixture: string,
  change: (draft: ProviderDraft) => void = () => undefined,
  base = '/',
): Promise<OpenedProvider> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-other-'));
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
  const source = join(project, 'tests/fixtures', fixture);
  // What was frozen is content itself.
  cpSync(existsSync(join(source, 'content')) ? join(source, 'content') : source, content, { recursive: true });
  change(draftIn(content));
  const now = new Date(inject('now'));
  const diagnostics = await buildReported({ content, out, base, day: inject('now').slice(0, 10) });
  const server = await preview({ out, submissions: join(folder, 'submissions'), now: () => now });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return { url: server.url, out, diagnostics };
}

/** Builds the second provider with changes, and returns the URL of its home page. */
export async function openOtherProvider(change: (draft: ProviderDraft) => void): Promise<string> {
  return (await openFixture('second-provider', change)).url;
}
