// What "npm audit signatures --json" says, in plain words: a registry or a network that has no signatures to give is another
// thing than a signature that is wrong.

/** The result of a program. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** How the signatures of the installed packages are: `none` where the registry could not be asked. */
export interface Signatures {
  readonly state: 'verified' | 'wrong' | 'none';
  readonly message: string;
}

interface Audit {
  readonly error?: { readonly code?: string; readonly summary?: string };
  readonly invalid?: readonly { readonly name: string; readonly version: string }[];
  readonly missing?: readonly { readonly name: string; readonly version: string }[];
}

function read(stdout: string): Audit | undefined {
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return undefined;
  }
}

const listed = (packages: Audit['invalid'] = []): string =>
  packages.map(({ name, version }) => `${name} ${version}`).join(', ');

/** Failures of the way to the registry and to the keys, by their codes. */
const UNREACHABLE =
  /^(E404|E40[0135]|E5\d\d|ENOTFOUND|ECONN\w*|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ENOAUDIT|ERR_SOCKET\w*)$/;

const NOT_VERIFIED =
  'The registry has no signatures for what is installed, or cannot be asked. Release where npm reaches its public registry and the keys of Sigstore.';

/** What is said where npm has no result. */
function failureOf({ error }: Audit, { status, stderr }: Ended): Signatures {
  const { code = '', summary = '' } = error ?? {};
  const [last = ''] = stderr.trim().split('\n').slice(-1);
  const reason = summary || last || `npm ended with ${status}`;
  const isUnreachable = UNREACHABLE.test(code) || /found no (installed )?dependencies to audit/.test(summary + stderr);
  if (isUnreachable) return { state: 'none', message: `${NOT_VERIFIED} (${reason})` };
  return { state: 'wrong', message: `npm audit signatures failed: ${reason}` };
}

/** Returns what the audit found; it never throws. */
export function signaturesIn(ended: Ended): Signatures {
  const audit = read(ended.stdout);
  if (audit === undefined || audit.error) return failureOf(audit ?? {}, ended);
  const { invalid = [], missing = [] } = audit;
  if (invalid.length > 0) return { state: 'wrong', message: `The signature is wrong of ${listed(invalid)}.` };
  if (missing.length > 0) return { state: 'wrong', message: `The signature is missing of ${listed(missing)}.` };
  return { state: 'verified', message: 'Every installed package has a valid signature of its registry.' };
}
