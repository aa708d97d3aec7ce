import type { manifest } from './manifest.js';

type Declaration = ReturnType<typeof manifest>['modules'][number]['declarations'][number];

const elementsOf = ({ modules }: ReturnType<typeof manifest>): Declaration[] =>
  modules.flatMap(({ declarations }) => declarations);

/** The values of `'light' | 'dark'`; none of a type that says more than values. */
const valuesOf = (type: string): string[] =>
  /^'[^']*'(?: \| '[^']*')*$/.test(type) ? [...type.matchAll(/'([^']*)'/g)].map(([, value = '']) => value) : [];

/** `web-types.json`, which JetBrains' editors read by a field of the package, made of the manifest. */
export function webTypes(of: ReturnType<typeof manifest>, name: string, version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elementsOf(of).map(({ tagName, description, attributes, members, events, slots, cssParts }) => ({
          name: tagName,
          description,
          attributes: attributes.map(({ name: attribute, type, description: said }) => ({
            name: attribute,
            description: said,
            value: { kind: 'plain', type: type.text, ...(type.text === 'boolean' && { required: false }) },
          })),
          slots,
          js: {
            properties: members.flatMap(member =>
              'type' in member ? [{ name: member.name, description: member.description, type: member.type.text }] : [],
            ),
            events: events.map(({ name: event, description: said, type }) => ({
              name: event,
              description: said,
              type: type.text,
            })),
          },
          css: { parts: cssParts },
        })),
      },
      css: { properties: elementsOf(of)[0]?.cssProperties ?? [] },
    },
  };
}

/** `html-custom-data.json`, which Visual Studio Code reads by its setting `html.customData`, made of the manifest. */
export function htmlData(of: ReturnType<typeof manifest>) {
  return {
    version: 1.1,
    tags: elementsOf(of).map(({ tagName, description, attributes }) => ({
      name: tagName,
      description,
      attributes: attributes.map(({ name, type, description: said }) => ({
        name,
        description: said,
        ...(valuesOf(type.text).length > 0 && { values: valuesOf(type.text).map(value => ({ name: value })) }),
        ...(type.text === 'boolean' && { valueSet: 'v' }),
      })),
    })),
  };
}
