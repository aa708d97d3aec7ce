import { describe, expect, it } from 'vitest';
import { htmlData, webTypes } from '../../src/elements/editor-data.js';
import { manifest } from '../../src/elements/manifest.js';
import { kebab, commonProps } from '../../src/widgets/element/define.js';
import { byAudience, table } from '../../src/widgets/table.js';

const made = manifest(byAudience, { '--echelon-color-accent': 'The colour of what leads on.' });
const { tags } = htmlData(made);
const { elements } = webTypes(made, '@echelon/membership', '1.0.0').contributions.html;
const attributesOf = (tag: string) => tags.find(({ name }) => name === tag)?.attributes ?? [];

describe('an editor', () => {
  it('completes every element and every attribute that text can say', () => {
    const names = table.map(({ tag }) => tag);
    expect(tags.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(elements.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    for (const { tag, props } of table) {
      const all = Object.keys({ ...props, ...commonProps }).map(kebab);
      const shown = attributesOf(tag).map(({ name }) => name);
      expect(all.filter(name => !shown.includes(name))).toEqual(
        tag === 'echelon-commercial-activation' ? ['keep-secret'] : [],
      );
    }
  });

  it('offers the values where there are only some, and none for a switch', () => {
    const of = (name: string) => attributesOf('echelon-offer-picker').find(each => each.name === name);
    expect(of('theme')?.values).toEqual([{ name: 'light' }, { name: 'dark' }]);
    expect(of('country-code')).not.toHaveProperty('values');
    expect(of('hide-footer')).toMatchObject({ valueSet: 'v' });
  });

  it('says what each is for, what an element fires and what can be styled', () => {
    for (const { description, attributes, js, css } of elements) {
      expect([description, ...attributes.map(each => each.description)].every(text => text.endsWith('.'))).toBe(true);
      expect(js.events.map(({ name }) => name)).toContain('echelon-ready');
      expect(css.parts.map(({ name }) => name)).toContain('skeleton');
    }
    const properties = elements.find(({ name }) => name === 'echelon-commercial-activation')?.js.properties ?? [];
    expect(properties.map(({ name }) => name)).toContain('keepSecret');
  });
});
