// The menus of a provider that writes none: they lead to the pages that exist, and follow them as pages come and go.
import type { Menus, Messages, Site } from '../../schemas/types.ts';
import type { LinkedPage } from '../model/content.ts';

type Template = LinkedPage['words']['template'];

/** Which pages each menu leads to, in its order; others are reached from these. */
const order = {
  header: ['home', 'catalogue', 'schedule', 'overview', 'landing', 'corporate', 'news', 'about', 'contact'],
  footer: ['catalogue', 'schedule', 'registration', 'corporate', 'gallery', 'news', 'about', 'contact'],
} as const satisfies Partial<Record<keyof Menus, readonly Template[]>>;

/** As many links as the header has room for. */
const MOST = 8;

interface MenuInput {
  readonly menus: Site['menus'];
  readonly pages: readonly LinkedPage[];
  readonly messages: Messages;
}

function derived(menu: keyof typeof order, { pages, messages }: MenuInput) {
  const labels: Partial<Record<Template, string>> = messages.navigation;
  const roleOf = ({ address, words }: LinkedPage): Template => (address === '/' ? 'home' : words.template);
  return order[menu]
    .flatMap((template) => pages.filter((page) => roleOf(page) === template))
    .map((page) => ({ label: labels[roleOf(page)] ?? page.words.title, to: page.address }));
}

/** The links in the header and at the foot of every page: the provider's own, or else those to the pages that exist. */
export function menusOf(input: MenuInput): Required<Menus> {
  const { menus } = input;
  return {
    header: menus?.header ?? derived('header', input).slice(0, MOST),
    footer: menus?.footer ?? derived('footer', input),
    columns: menus?.columns ?? [],
  };
}
