import { describe, expect, it } from 'vitest';
import * as components from '../../src/react.js';
import { componentName, defaultsOf, type Definition } from '../../src/widgets/define.js';
import { table } from '../../src/widgets/table.js';

const exported = new Map<string, unknown>(Object.entries(components));
const widgets: readonly Definition[] = table;

describe('the npm package', () => {
  it.each(widgets.map(definition => [componentName(definition.tag), definition] as const))(
    'gives <%s> as its definition says',
    (name, definition) => {
      expect(exported.get(name)).toHaveProperty('displayName', name);
      expect(exported.get(name)).toHaveProperty(
        'defaults',
        Object.keys(defaultsOf(definition)).length > 0 ? defaultsOf(definition) : undefined,
      );
    },
  );

  it('gives a component for every widget and nothing else that looks like one', () => {
    const names = [...exported.keys()].filter(name => /^[A-Z]/.test(name));
    // For a site's own words around them.
    expect(names.toSorted()).toEqual([...widgets.map(({ tag }) => componentName(tag)), 'PageLanguage'].toSorted());
  });
});
