// Servers as they are installed on this machine, run with the files that a build has written for them.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { HostedSite } from './hosted-site.ts';
import { requestRaw } from './request.ts';
import { temporaryFolder } from '../content/site.ts';

/** Where npm's programs are: those of the project, and those installed for these tests. */
const toolFolders = [process.env['PROSPECTUS_HOST_TOOLS'], join(process.cwd(), 'node_modules')];

/** Returns the path of a package's folder; undefined where it is not installed. */
export const packageFolder = (name: string): string | undefined =>
  toolFolders.flatMap((folder) => (folder ? join(folder, name) : [])).find((folder) => existsSync(folder));

/**
 * Returns whether a program is installed; where it is not, its tests are skipped, and their names say why. The files for servers name
 * places of Linux.
 */
export function hasProgram(name: string): boolean {
  if (process.platform !== 'linux') return false;
  try {
    execFileSync('sh', ['-c', `command -v ${name} || test -x /usr/sbin/${name}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof place === 'object' && place ? place.port : 0;
}

/** A command that serves a site at a port. */
type Command = (site: HostedSite, port: number, folder: string) => readonly [program: string, ...args: string[]];

const path = `${process.env['PATH'] ?? ''}:/usr/sbin`;

const nginx: Command = ({ hosting, root }, port, folder) => {
  const own = readFileSync(join(hosting, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/^ {4}root .*;/m, `    root ${root};`);
  writeFileSync(join(folder, 'site.conf'), own);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {
      access_log off;
      include /etc/nginx/mime.types;
      default_type application/octet-stream;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      include ${folder}/site.conf;\n}\n`,
  );
  return ['nginx', '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')];
};

const modules =
  'mpm_event authz_core dir mime rewrite headers setenvif filter deflate autoindex negotiation alias'.split(' ');

const apache: Command = ({ root }, port, folder) => {
  writeFileSync(
    join(folder, 'apache.conf'),
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Mutex file:${folder} default
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  return ['apache2', '-f', join(folder, 'apache.conf'), '-DFOREGROUND'];
};

const caddy: Command = ({ hosting, root }, port, folder) => {
  const own = readFileSync(join(hosting, 'Caddyfile'), 'utf8')
    .replace(/^[\w.-]+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace(/^\troot \* .*$/m, `\troot * ${root}`);
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${own}`);
  return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
};

const python: Command = ({ root }, port) => [
  'python3',
  ...['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root],
];

const nodeProgram =
  (name: string, file: string, args: (port: number, root: string) => readonly string[]): Command =>
  ({ root }, port) => [process.execPath, join(packageFolder(name) ?? name, file), ...args(port, root)];

/** With a base, what Cloudflare reads is beside the site, for the outermost folder. */
const wrangler: Command = (site, port, folder) => {
  const beside = join(site.hosting, 'cloudflare');
  if (existsSync(beside)) cpSync(beside, site.root, { recursive: true });
  const start = nodeProgram('wrangler', 'bin/wrangler.js', () => [
    ...['pages', 'dev', site.root, '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', '0', '--persist-to', folder, '--show-interactive-dev-session=false'],
  ]);
  return start(site, port, folder);
};

const commands = {
  nginx,
  apache,
  caddy,
  python,
  serve: nodeProgram('serve', 'build/main.js', (port, root) => ['-l', `tcp://127.0.0.1:${port}`, '-L', root]),
  wrangler,
  'http-server': nodeProgram('http-server', 'bin/http-server', (port, root) => [
    ...[root, '-a', '127.0.0.1', '-p', String(port), '-c-1', '-s'],
  ]),
};

export type ServerName = keyof typeof commands;

async function isUp(url: string): Promise<boolean> {
  try {
    await requestRaw(url, '/');
    return true;
  } catch {
    return false;
  }
}

/** Serves a site with an installed program until the test has finished; returns the URL of the root. */
export async function serveWith(name: ServerName, site: HostedSite): Promise<string> {
  const [port, folder] = [await freePort(), temporaryFolder()];
  const [program, ...args] = commands[name](site, port, folder);
  const env = { ...process.env, PATH: path, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder, CI: '1' };
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  const url = `http://127.0.0.1:${port}/`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said}`);
    await sleep(20);
  }
  return url;
}
