// The preview server has no TLS. What asks browsers for https would make them look for files where there are none: Safari does
// so for local addresses too, and every browser for those of the local network.
import type { StaticFile } from './static-files.ts';

const UPGRADE = '; upgrade-insecure-requests';

/** Returns the headers of a site without what makes sense with TLS only. */
export function headersWithoutTls(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Strict-Transport-Security': _transport, ...others } = headers;
  const policy = others['Content-Security-Policy'];
  return policy === undefined ? others : { ...others, 'Content-Security-Policy': policy.replace(UPGRADE, '') };
}

const pagePolicy = /(<meta http-equiv="Content-Security-Policy" content="[^"]*); upgrade-insecure-requests/;

/** Returns a page that carries its policy itself without what makes sense with TLS only; any other file as it is. */
export function pageWithoutTls(found: StaticFile): StaticFile {
  if (!found.file.endsWith('.html')) return found;
  return { ...found, body: Buffer.from(found.body.toString('utf8').replace(pagePolicy, '$1')) };
}
