// Whether pages are valid HTML, by html-validate. It knows the standard; what it says about manner is left out.
import { HtmlValidate, type Report, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { once } from '../../../generator/base/memoize.ts';

/** Rules about the manner of writing, and rules that know less than this site does. */
const rulesOff: RuleConfig = {
  // React writes elements without content as <img/>, and flags as required="" and hidden="": all of it is valid.
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // React keeps its own spelling of attributes such as popoverTarget, which HTML reads without regard to case.
  'attr-case': 'off',
  // The doctype is HTML's own, in small letters.
  'doctype-style': 'off',
  // The navigations of the header have one name because only one of them is ever shown; axe looks at what is shown.
  'unique-landmark': 'off',
  // Telephone numbers are the author's text, and where a screen is narrow they may break.
  'tel-non-breaking': 'off',
  // A field without a type is a text field.
  'no-implicit-input-type': 'off',
};

/** The rules are the same for all pages: to put them together takes as long as to parse a page. */
class OneConfig extends StaticConfigLoader {
  readonly #config = once(() => super.getConfigFor(''));

  override getConfigFor(): ReturnType<StaticConfigLoader['getConfigFor']> {
    return this.#config();
  }
}

const validator = new HtmlValidate(
  new OneConfig({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:standard', 'html-validate:a11y'],
    rules: rulesOff,
  }),
);

const linesOf = (name: string, { results }: Report): readonly string[] =>
  results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${name}:${line} ${ruleId}: ${message}`),
  );

/** Returns what is wrong with a page, one line for each mistake, after the page's name. */
export const htmlProblems = (name: string, html: string): readonly string[] =>
  linesOf(name, validator.validateStringSync(html));
