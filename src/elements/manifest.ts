import {
  commonParts,
  commonProps,
  commonSlots,
  componentName,
  eventType,
  kebab,
  type Definition,
} from '../widgets/element/define.js';

/** `custom-elements.json` (schema 2.1.0) of some widgets by audience, and of the CSS properties by name that reach into all of them: what editors, documentation and other frameworks read. */
export function manifest(
  byAudience: Readonly<Record<string, readonly Definition[]>>,
  properties: Readonly<Record<string, string>>,
) {
  const cssProperties = named(properties);
  const module = 'dist/elements.js';
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path: module,
        declarations: Object.entries(byAudience).flatMap(([audience, definitions]) =>
          definitions.map(definition => ({ ...declaration(definition), audience, cssProperties })),
        ),
        // The classes have no name outside: a page knows an element by its tag.
        exports: Object.values(byAudience)
          .flat()
          .map(({ tag }) => ({
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className(tag), module },
          })),
      },
    ],
  };
}

/** A function comes as a property alone: no text says one. */
const isText = ([, { ts }]: [string, Definition['props'][string]]): boolean => !ts.includes('=>');

const named = (items: Readonly<Record<string, string>>) =>
  Object.entries(items).map(([name, description]) => ({ name, description }));

const className = (tag: string) => `${componentName(tag)}Element`;

const prerendering = ({ prerenders }: Definition) =>
  prerenders
    ? `Can be prerendered${prerenders.length > 0 ? ` with ${prerenders.map(name => `\`${name}\``).join(' and ')}` : ''}.`
    : 'Cannot be prerendered.';

function declaration(definition: Definition) {
  const props = Object.entries<Definition['props'][string]>({ ...definition.props, ...commonProps });
  const shared = ({ ts, summary, default: value }: Definition['props'][string]) => ({
    type: { text: ts },
    description: summary,
    ...(value !== undefined && { default: JSON.stringify(value) }),
  });
  return {
    kind: 'class',
    name: className(definition.tag),
    tagName: definition.tag,
    customElement: true,
    description: `${definition.summary} ${prerendering(definition)}`,
    superclass: { name: 'HTMLElement' },
    attributes: props.filter(isText).map(([name, prop]) => ({ name: kebab(name), fieldName: name, ...shared(prop) })),
    members: [
      ...props.map(([name, prop]) => ({
        kind: 'field',
        name,
        ...(isText([name, prop]) && { attribute: kebab(name) }),
        ...shared(prop),
      })),
      {
        kind: 'method',
        name: 'whenReady',
        description: 'Resolves when the widget has shown.',
        return: { type: { text: 'Promise<void>' } },
      },
    ],
    events: [
      ...Object.entries(definition.events).map(([name, { summary, ts, cancelable }]) => ({
        name: eventType(name),
        type: { text: `CustomEvent<${ts}>` },
        description: cancelable ? `${summary} Cancelable.` : summary,
      })),
      { name: 'echelon-ready', type: { text: 'CustomEvent<void>' }, description: 'The widget has shown.' },
      {
        name: 'echelon-error',
        type: {
          text: "CustomEvent<{ phase: 'load' | 'render' | 'request'; cause: ErrorCause; message: string }>",
        },
        description: 'The widget cannot do its work. Prevent it to keep it out of the console.',
      },
    ],
    slots: named({ ...commonSlots, ...definition.slots }),
    cssParts: named({ ...commonParts, ...definition.parts }),
  };
}
