import type { Config } from '../core/session/config.js';

interface Setting {
  /** What a page's author reads: full sentences. */
  readonly summary: string;
  /** What holds without it; a part of a sentence. */
  readonly default: string;
  readonly example: string;
  /** The same setting of `configure()`, where there is one. */
  readonly config?: keyof Config;
}

/**
 * Everything that the script tag can be told. The loader reads what is named here, and no more; `docs/settings.md` and the
 * README have the table. Only types of this travel to a browser.
 */
export const tagSettings = {
  api: {
    summary: 'Where the API is. A page that loads the script from a CDN needs it.',
    default: 'the address of the script itself',
    example: 'https://api.example.com',
    config: 'apiUrl',
  },
  apiKey: {
    summary: 'The key of the site, made with its own address; `npm run admin -- --key` makes one. Every page needs it.',
    default: 'none, and every call is refused',
    example: 'pk_…',
    config: 'apiKey',
  },
  partner: {
    summary: 'Whose page it is: the partner’s offers and prices are shown, and who joins counts as theirs.',
    default: 'no partner',
    example: 'northside',
    config: 'partnerId',
  },
  locale: {
    summary: 'The language of the widgets: `en`, `es-MX`, `fr-CA`, `fr-BE` or `nl-BE`.',
    default: 'the page’s `lang`, else English',
    example: 'fr-CA',
    config: 'locale',
  },
  portal: {
    summary:
      'Where the portal is: the signup leads there at its end, and texts that name customer service to its help page.',
    default: 'none of these links',
    example: 'https://my.example.com',
    config: 'portalUrl',
  },
  audience: {
    summary:
      'Whose elements are defined at once, before one of them is in the page: `member`, `training`, `commercial` and `staff`, with spaces between.',
    default: 'what leads to a membership at once, all else when it is in the page',
    example: 'member training',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type TagSettings = Partial<Readonly<Record<keyof typeof tagSettings, string>>>;

/** Every setting, with the attribute that a page writes. */
export const settingsByAttribute = (
  kebab: (name: string) => string,
): readonly (Setting & { readonly name: string; readonly attribute: string })[] =>
  Object.entries(tagSettings).map(([name, setting]) => ({ name, attribute: `data-${kebab(name)}`, ...setting }));
