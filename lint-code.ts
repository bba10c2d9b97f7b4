// TypeScript and ESLint in one process: the rules that ask for types ask the program that has just been checked, which
// takes a fifth less than to read and check the code twice.
import { ESLint } from 'eslint';
import process from 'node:process';
import ts from 'typescript';

const root = import.meta.dirname;

/** Returns the program of tsconfig.json; its trees know their parents, as ESLint requires. */
function readProgram(): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (file) => ts.sys.readFile(file)) as {
    config?: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  return ts.createProgram(fileNames, options, ts.createCompilerHost(options, true));
}

/** Returns what TypeScript finds, as it prints it; empty if that is nothing. */
function typeErrors(program: ts.Program): string {
  const host = {
    getCanonicalFileName: (file: string) => file,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host);
}

/** Returns what ESLint finds, as it prints it; empty if that is nothing. */
async function lintErrors(program: ts.Program): Promise<string> {
  const parserOptions = { projectService: false, programs: [program] };
  const eslint = new ESLint({
    cwd: root,
    overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions } },
  });
  const formatter = await eslint.loadFormatter('stylish');
  return formatter.format(await eslint.lintFiles(['.']));
}

const program = readProgram();
const found = typeErrors(program) + (await lintErrors(program));
process.stdout.write(found);
if (found !== '') process.exitCode = 1;
