import {
  callbackName,
  commonProps,
  componentName,
  eventType,
  kebab,
  type Definition,
} from '../src/widgets/element/define.js';
import { byAudience, type Audience } from '../src/widgets/table.js';

/** What a reader has set around the widget that the snippets are of. */
export interface Shown {
  /** The widget's properties, as the controls have them. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** Of the toolbar, where it is not what holds anyway. */
  readonly locale?: string | undefined;
  readonly partner?: string | undefined;
  readonly theme?: 'dark' | undefined;
}

export const audienceOf = (tag: Definition['tag']): Audience => {
  for (const audience of ['public', 'member', 'training', 'commercial', 'staff'] as const)
    if (byAudience[audience].some(widget => widget.tag === tag)) return audience;
  throw new Error(`<${tag}> is no widget of the table.`);
};

/** Where the link leads that stands in for a widget which cannot load: pages of the portal. */
const fallbacks: Readonly<Record<Audience, readonly [path: string, text: string]>> = {
  public: ['/signup', 'Join Echelon'],
  member: ['/', 'Open your account'],
  training: ['/training', 'Open your training'],
  commercial: ['/commercial', 'Open your locations'],
  staff: ['/staff', 'Open the staff pages'],
};

/** Audiences whose components have an entry of their own, so that no other page brings them. */
const ofOwnEntry: ReadonlySet<Audience> = new Set(['training', 'commercial', 'staff']);

/** Events that tell a page what is shown, or what somebody asks for, and not that something was done. */
const isNoDeed = (name: string): boolean =>
  /(?:Requested|Shown|Opened|Closed|Selected)$|^(?:step|query|panel|month|tab)Changed$/.test(name);

/** The event that a page listens to most: the first deed, else the first but signing in. */
export function mainEventOf({ mainEvent, events }: Definition): string | undefined {
  const names = Object.keys(events);
  return mainEvent ?? names.find(name => !isNoDeed(name)) ?? names.find(name => name !== 'signInRequested') ?? names[0];
}

/** The properties that a snippet gives: what is set, and an example of what the widget needs. */
function givenOf(definition: Definition, { args = {}, theme }: Shown): readonly (readonly [string, unknown])[] {
  return Object.entries<Definition['props'][string]>({ ...definition.props, ...commonProps }).flatMap(
    ([name, { default: byDefault, example }]) => {
      const value = args[name] ?? example ?? (name === 'theme' ? theme : undefined);
      const isSaid = value === undefined || value === '' || value === false || value === byDefault;
      return isSaid || typeof value === 'function' ? [] : [[name, value] as const];
    },
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attribute = ([name, value]: readonly [string, unknown]): string => {
  if (value === true) return kebab(name);
  return typeof value === 'object'
    ? `${kebab(name)}='${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`
    : `${kebab(name)}="${escaped(String(value))}"`;
};

/** A page's partner: of the toolbar, else an example where partners embed the widget. */
const partnerOf = (tag: Definition['tag'], { partner }: Shown): string | undefined =>
  partner ?? (audienceOf(tag) === 'public' ? 'northside' : undefined);

/** A widget in a page that somebody else wrote: works as it stands once the addresses and the key are theirs. */
export function htmlSnippet(definition: Definition, shown: Shown = {}): string {
  const { tag, events } = definition;
  const partner = partnerOf(tag, shown);
  const settings = [
    'data-api="https://api.example.com"',
    'data-api-key="pk_…"',
    ...(partner ? [`data-partner="${escaped(partner)}"`] : []),
    ...(shown.locale ? [`data-locale="${escaped(shown.locale)}"`] : []),
  ];
  const [path, text] = fallbacks[audienceOf(tag)];
  const main = mainEventOf(definition);
  return [
    '<script type="module" src="https://cdn.example.com/cdn/echelon.js"',
    `        ${settings.join(' ')}></script>`,
    '',
    `<${[tag, ...givenOf(definition, shown).map(attribute)].join(' ')}>`,
    `  <a href="https://my.example.com${path}">${text}</a>`,
    `</${tag}>`,
    ...(main
      ? [
          '',
          '<script>',
          `  document.querySelector('${tag}').addEventListener('${eventType(main)}', event => {`,
          `    console.log(${events[main]?.ts === 'void' ? 'event.type' : 'event.detail'});`,
          '  });',
          '</script>',
        ]
      : []),
  ].join('\n');
}

const jsxProp = ([name, value]: readonly [string, unknown]): string => {
  if (value === true) return name;
  return typeof value === 'string' && !/["\\\n{}&<>]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
};

/** The same as a React component. */
export function reactSnippet(definition: Definition, shown: Shown = {}): string {
  const { tag, events } = definition;
  const name = componentName(tag);
  const audience = audienceOf(tag);
  const partner = partnerOf(tag, shown);
  const main = mainEventOf(definition);
  const detail = main && events[main]?.ts !== 'void';
  const props = [
    ...givenOf(definition, shown).map(jsxProp),
    ...(main
      ? [
          `${callbackName(main)}={${detail ? 'detail => console.log(detail)' : `() => console.log('${eventType(main)}')`}}`,
        ]
      : []),
  ];
  const settings = [
    "apiUrl: 'https://api.example.com'",
    "apiKey: 'pk_…'",
    ...(partner ? [`partnerId: ${JSON.stringify(partner).replaceAll('"', "'")}`] : []),
    ...(shown.locale ? [`locale: '${shown.locale}'`] : []),
  ];
  return [
    ...(ofOwnEntry.has(audience)
      ? [
          "import { configure } from '@echelon/membership';",
          `import { ${name} } from '@echelon/membership/${audience}';`,
        ]
      : [`import { configure, ${name} } from '@echelon/membership';`]),
    "import '@echelon/membership/styles.css';",
    '',
    `configure({ ${settings.join(', ')} });`,
    '',
    ...(props.length < 2
      ? [`export const Page = () => <${[name, ...props].join(' ')} />;`]
      : ['export const Page = () => (', `  <${name}`, ...props.map(prop => `    ${prop}`), '  />', ');']),
  ].join('\n');
}
