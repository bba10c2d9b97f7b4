// SARIF 2.1.0, for code scanning services. Nothing in it depends on the clock or the machine.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import { type Diagnostic, type Fix, type Location, type ExplainedRule, explainRules } from '../../generator/index.ts';
import project from '../../package.json' with { type: 'json' };
import type { Findings } from './summary.ts';
import { fingerprints } from '../baseline.ts';
import { jsonText, plainText, withoutControls } from './display.ts';
import { repositoryFile, type View } from './view.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const ROOT = '%SRCROOT%';
const levels = { error: 'error', warning: 'warning', info: 'note' } as const;

const rules = await explainRules();
const indexByCode = new Map(rules.map(({ code }, index) => [code, index]));

const uriOf = (file: string): string => withoutControls(file).split('/').map(encodeURIComponent).join('/');

const regionOf = ({ start, end }: Pick<Location, 'start' | 'end'>) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});

function sarifLocation(location: Location, view: View) {
  const { file, pointer } = location;
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(repositoryFile(file, view)), uriBaseId: ROOT },
      region: regionOf(location),
    },
    ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: plainText(pointer) }] }),
  };
}

function sarifFix({ range, text, isGuess }: Fix, { advice, location }: Diagnostic, view: View) {
  const artifactLocation = { uri: uriOf(repositoryFile(location.file, view)), uriBaseId: ROOT };
  const replacements = [{ deletedRegion: regionOf(range), insertedContent: { text } }];
  const description = { text: plainText(isGuess ? `A guess, to be decided by the author: ${advice}` : advice) };
  return { description, artifactChanges: [{ artifactLocation, replacements }], properties: { isSafe: !isGuess } };
}

function resultOf(diagnostic: Diagnostic, fingerprint: string | undefined, view: View) {
  const { code, severity, message, advice, location, related = [], fix } = diagnostic;
  const ruleIndex = indexByCode.get(code);
  return {
    ruleId: code,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: levels[severity],
    message: { text: plainText(`${message} ${advice}`) },
    locations: [sarifLocation(location, view)],
    ...(related.length > 0 && {
      relatedLocations: related.map(({ note, location: place }, id) => {
        return { id, message: { text: plainText(note) }, ...sarifLocation(place, view) };
      }),
    }),
    ...(fix && { fixes: [sarifFix(fix, diagnostic, view)] }),
    partialFingerprints: { 'prospectus/v1': fingerprint },
  };
}

const ruleOf = ({ code, severity, why }: ExplainedRule) => ({
  id: code,
  shortDescription: { text: why },
  help: { text: `${why} More about it: npx prospectus explain ${code}.` },
  // In the documentation of this version, the heading of an explanation is its code.
  helpUri: `https://unpkg.com/prospectus@${project.version}/docs/diagnostics.md#${code.replace('/', '')}`,
  defaultConfiguration: { level: levels[severity] },
});

/** Returns the problems as one SARIF run that lists every rule. */
export function sarifReport({ diagnostics }: Findings, view: View): string {
  const marks = fingerprints(diagnostics);
  const run = {
    tool: {
      driver: {
        name: 'Prospectus',
        version: project.version,
        semanticVersion: project.version,
        informationUri: `https://unpkg.com/prospectus@${project.version}/docs/README.md`,
        rules: rules.map(ruleOf),
      },
    },
    originalUriBaseIds: { [ROOT]: { description: { text: 'The folder where the command was given.' } } },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic, index) => resultOf(diagnostic, marks[index], view)),
  };
  return jsonText({ $schema: SCHEMA, version: '2.1.0', runs: [run] });
}
