import { describe, expect, it } from 'vitest';
import * as components from '../../src/react.js';
import * as commercialComponents from '../../src/react-commercial.js';
import * as trainingComponents from '../../src/react-training.js';
import * as staffComponents from '../../src/react-staff.js';
import { componentName, defaultsOf, type Definition } from '../../src/widgets/element/define.js';
import { byAudience } from '../../src/widgets/table.js';

const { staff, commercial, training, ...others } = byAudience;

const entries: Readonly<Record<string, { exported: object; widgets: readonly Definition[]; more: readonly string[] }>> =
  {
    // For a site's own words around them.
    '@echelon/membership': { exported: components, widgets: Object.values(others).flat(), more: ['PageLanguage'] },
    '@echelon/membership/training': { exported: trainingComponents, widgets: training, more: [] },
    '@echelon/membership/commercial': { exported: commercialComponents, widgets: commercial, more: [] },
    '@echelon/membership/staff': { exported: staffComponents, widgets: staff, more: [] },
  };

describe.each(Object.entries(entries))('the npm package, by %s,', (_, { exported, widgets, more }) => {
  const known = new Map<string, unknown>(Object.entries(exported));

  it.each(widgets.map(definition => [componentName(definition.tag), definition] as const))(
    'gives <%s> as its definition says',
    (name, definition) => {
      expect(known.get(name)).toHaveProperty('displayName', name);
      expect(known.get(name)).toHaveProperty(
        'defaults',
        Object.keys(defaultsOf(definition)).length > 0 ? defaultsOf(definition) : undefined,
      );
    },
  );

  it('gives a component for every widget of its audiences and nothing else that looks like one', () => {
    const names = [...known.keys()].filter(name => /^[A-Z]/.test(name));
    expect(names.toSorted()).toEqual([...widgets.map(({ tag }) => componentName(tag)), ...more].toSorted());
  });
});
