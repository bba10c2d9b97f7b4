// Examples for the help of each command: what people type most often, with what it is for.

/** The lines of each command: what is typed, and what for. */
const examples: Readonly<Record<string, readonly (readonly [typed: string, purpose: string])[]>> = {
  check: [
    ['prospectus check', 'report every problem'],
    ['prospectus check courses/capm.yaml', 'only those of one file'],
    ['prospectus check --watch', 'again at each save, while you write'],
    ['prospectus check --fix --dry-run', 'show what could be corrected by itself'],
    ['prospectus check --format sarif --output json=report.json', 'for pipelines'],
  ],
  fmt: [
    ['prospectus fmt', 'format all files'],
    ['prospectus fmt --check', 'for pipelines: fail where a file is not formatted'],
    ['prospectus fmt --dry-run content/courses', 'show what would change below a folder'],
  ],
  explain: [
    ['prospectus explain yaml/tab-indentation', 'what a code means, and how to correct it'],
    ['prospectus explain', 'list all codes'],
  ],
  maps: [['prospectus maps', 'show every number and old address']],
  urls: [
    ['prospectus urls', 'list every address'],
    ['prospectus urls --accept', 'record all new addresses'],
  ],
  build: [
    ['prospectus build', 'check, and write the site into dist'],
    ['prospectus build --host netlify --base /training/', 'for a host, below an address'],
    ['prospectus build --plan', 'print what would be built'],
    ['prospectus build --format json', 'report problems as check does, for a pipeline'],
    ['prospectus build --shard 1/4', 'build a quarter of a large site'],
  ],
  merge: [['prospectus merge shards/1 shards/2', 'put a site together from its shards']],
  prepare: [['prospectus prepare', 'make the first build faster']],
  dev: [['prospectus dev', 'show the site while you write']],
  preview: [
    ['prospectus preview', 'serve the built site'],
    ['prospectus preview --host apache', 'answer as a host would'],
  ],
  start: [['prospectus start', 'check, build and serve']],
  forms: [['prospectus forms check', 'ask whether each endpoint accepts what visitors send']],
  enquiries: [
    ['prospectus enquiries list', 'read what visitors have sent'],
    ['prospectus enquiries export --since 2026-01-01 --out enquiries.csv', 'for a spreadsheet'],
  ],
  new: [
    ['prospectus new site my-site', 'begin a site, with a few questions'],
    ['prospectus new site my-site --name "Example Institute" --language de', 'with answers'],
  ],
};

/** Returns the examples of a command, as its help ends with them. */
export function examplesOf(command: string): string {
  const lines = examples[command] ?? [];
  if (lines.length === 0) return '';
  const width = Math.max(...lines.map(([typed]) => typed.length));
  return `\nExamples:\n${lines.map(([typed, purpose]) => `  ${typed.padEnd(width)}  ${purpose}`).join('\n')}`;
}
