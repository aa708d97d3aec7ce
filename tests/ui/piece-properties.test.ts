import { describe, expect, it } from 'vitest';
import { PropertiesOf } from '../../.storybook/props-of.js';
import { uiFacts } from '../../.storybook/ui-facts.js';

const components = Object.values(uiFacts()).flatMap(facts => facts.components);
const of = (name: string) => components.find(component => component.name === name)?.props ?? [];

describe('the properties of a piece', () => {
  it('are there with type, default and meaning, as the source says', () => {
    expect(of('Button')).toContainEqual({
      name: 'loading',
      type: 'boolean',
      required: false,
      default: 'false',
      summary: "Shows a spinner in the button's own width and ignores clicks.",
    });
    expect(of('Button')).toContainEqual({
      name: 'iconPosition',
      type: "'start' | 'end'",
      required: false,
      default: "'start'",
      summary: '',
      options: ['start', 'end'],
    });
    expect(of('Button')).toContainEqual({ name: 'children', type: 'ReactNode', required: true, summary: '' });
  });

  it('are found of every piece that a site can import', () => {
    const without = components
      .filter(({ from, props }) => from === '@echelon/membership/ui' && props.length === 0)
      .map(({ name }) => name);
    // These take none.
    expect(without).toEqual(['PricingCardSkeleton', 'StoreBadges']);
  });

  it('are those of other types, too: what is left out, chosen, or one of several shapes', () => {
    const found = new PropertiesOf({
      'base.ts': `export interface Base {
        /** Its name. */
        name: string;
        hidden?: boolean;
      }
      export type Size = 'sm' | 'lg';`,
      'piece.tsx': `type Shape = { to: string } | { onPress: (() => void) | undefined };
      type Props = Omit<Base, 'hidden'> & Shape & { size?: Size | undefined };
      export function Piece({ size = 'sm', ...rest }: Props) { return null; }`,
    }).component('Piece');
    expect(found).toEqual([
      { name: 'name', type: 'string', required: true, summary: 'Its name.' },
      { name: 'to', type: 'string', required: true, summary: '' },
      { name: 'onPress', type: '() => void', required: true, summary: '' },
      { name: 'size', type: 'Size', required: false, default: "'sm'", summary: '', options: ['sm', 'lg'] },
    ]);
  });
});
