// The YAML language server as an editor drives it: a process of its own, spoken to over its standard streams.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { openWire } from './wire.ts';

export interface Position {
  /** 0-based, as the protocol counts. */
  readonly line: number;
  /** 0-based, in UTF-16 code units. */
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface EditorProblem {
  readonly message: string;
  readonly range: Range;
}

export interface Completion {
  readonly label: string;
  readonly documentation?: string | { readonly value: string };
}

/** An open editor on one folder. */
export interface Editor {
  /** Opens a file, which need not exist on disk, once and returns the problems that are shown. */
  open(file: string, text: string): Promise<readonly EditorProblem[]>;
  complete(file: string, position: Position): Promise<readonly Completion[]>;
  /** The text of the box that shows when the pointer rests on a word. */
  hover(file: string, position: Position): Promise<string>;
  /** Notifies the server that a file on disk is different now. */
  changed(file: string): void;
  close(): Promise<void>;
}

const require = createRequire(import.meta.url);
const binary = require.resolve('yaml-language-server/bin/yaml-language-server');

const uriOf = (file: string): string => pathToFileURL(file).href;

/** Starts the server on a folder; `settings` are those of the folder's .vscode/settings.json below `yaml`. */
export async function startEditor(folder: string, settings: object): Promise<Editor> {
  const server = spawn(process.execPath, [binary, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map<string, (problems: readonly EditorProblem[]) => void>();
  const answers: Readonly<
    Record<string, (params: { readonly items?: readonly { readonly section: string }[] }) => unknown>
  > = {
    'workspace/configuration': ({ items = [] }) => items.map(({ section }) => (section === 'yaml' ? settings : {})),
  };
  const wire = openWire(server.stdout, server.stdin, {
    answer: (method, params) => answers[method]?.(params as object) ?? null,
    notice: (method, params) => {
      if (method !== 'textDocument/publishDiagnostics') return;
      const { uri, diagnostics } = params as { readonly uri: string; readonly diagnostics: readonly EditorProblem[] };
      waiting.get(uri)?.(diagnostics);
    },
  });
  await wire.ask('initialize', {
    processId: process.pid,
    rootUri: uriOf(folder),
    workspaceFolders: [{ uri: uriOf(folder), name: 'content' }],
    capabilities: {
      workspace: { configuration: true, workspaceFolders: true, didChangeWatchedFiles: { dynamicRegistration: true } },
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  wire.tell('initialized', {});
  wire.tell('workspace/didChangeConfiguration', { settings: { yaml: settings } });

  return {
    open: (file, text) => {
      const uri = uriOf(file);
      const shown = new Promise<readonly EditorProblem[]>((resolve) => waiting.set(uri, resolve));
      wire.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } });
      return shown;
    },
    complete: async (file, position) => {
      const found = await wire.ask('textDocument/completion', { textDocument: { uri: uriOf(file) }, position });
      return (found as { readonly items: readonly Completion[] }).items;
    },
    hover: async (file, position) => {
      const found = await wire.ask('textDocument/hover', { textDocument: { uri: uriOf(file) }, position });
      return (found as { readonly contents: { readonly value: string } } | null)?.contents.value ?? '';
    },
    changed: (file) => wire.tell('workspace/didChangeWatchedFiles', { changes: [{ uri: uriOf(file), type: 2 }] }),
    close: async () => {
      await wire.ask('shutdown', undefined);
      wire.tell('exit', undefined);
    },
  };
}
