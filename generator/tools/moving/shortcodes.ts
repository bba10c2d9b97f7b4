// Texts of WordPress without shortcodes, by which page builders and plugins show what is not in the text.
import type { FoundText } from './found.ts';

/** A shortcode; the values of its attributes may have brackets in them. What is within an element of HTML is none. */
const SHORTCODE =
  /\[\/?(?<name>[a-z][\w-]*)(?:[\s/](?:="[^"]*"|='[^']*'|=(?!["'])|[^\][<>=])*)?\](?![^<>\n]{0,400}>)/gi;

/** What page builders put around texts, in which themes have shortcodes of their own; and what of these has no words. */
const BUILDER = /\[\/?(?:vc|et_pb|fusion)_(?!raw|code)/;
const wordless = /btn|button|image|map|form|signup|video|slider$/;

/** The attributes in which shortcodes keep words, a heading first. */
const WORDS = /\s(?:(?:sub)?(?:title|heading)|text|h2)="([^"]+)"/g;
const wordsIn = (name: string, shortcode: string): readonly string[] =>
  wordless.test(name) ? [] : Array.from(shortcode.matchAll(WORDS), ([, words = '']) => words);

/** HTML and scripts that page builders encode: mostly what is embedded. */
const RAW = /\[(vc_raw_html|vc_raw_js|fusion_code)\b[^\][]*\][\w+/=\s]*\[\/\1\]/g;

/** Returns the words of a text, of which `leave` is given the names of what is left out; undefined where it has none. */
export function withoutShortcodes(whole: string, leave: (name: string) => void): FoundText | undefined {
  const raw = whole.replace(RAW, '[$1/]');
  const isBuilt = BUILDER.test(raw);
  const text = raw.replace(SHORTCODE, (all: string, name: string, at: number) => {
    const isShortcode = /[/=_-]|^\[(?:gallery|playlist)\]/.test(all) || raw.includes(`[/${name}]`);
    if (!isShortcode) return all;
    if (!BUILDER.test(all) && !/^\[(?:\/|caption)/.test(all)) leave(name);
    const [heading, ...others] = isBuilt ? wordsIn(name, all) : [];
    if (heading !== undefined) return [`\n\n<h4>${heading}</h4>`, ...others, ''].join('\n\n');
    // What is between two shortcodes is apart from what is beside them.
    return raw[at - 1] === ']' || raw[at + all.length] === '[' ? '\n\n' : ' ';
  });
  for (const [, name = ''] of raw.matchAll(/<!-- wp:((?!tribe\/|llms\/|post-)[\w/-]+) (?:\{[^<>]*\} )?\/-->/g))
    leave(name);
  const hasWords = text.split('-->').some((part) => /\S/.test(part.split('<!--', 1)[0] ?? ''));
  return hasWords ? { text, form: raw.includes('<!-- wp:') ? 'html' : 'lines' } : undefined;
}
