import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineWidget, event, named, oneOf, string, type PropsOf } from '../../../src/widgets/element/define.js';

const shop = defineWidget({
  tag: 'echelon-shop',
  summary: 'Sells things.',
  group: 'signup',
  height: 1,
  props: {
    size: oneOf(['small', 'large'], { default: 'small', summary: 'How large they are.' }),
    colour: string({ summary: 'Their colour.' }),
  },
  events: {
    thingSold: event({
      detail: { name: 'string', count: 'number', to: ['member', 'dealer', undefined], at: named<Date>('Date') },
      summary: 'A thing was sold.',
    }),
    shopClosed: event({ summary: 'The shop has closed.' }),
  },
  parts: {},
  slots: {},
  load: () => Promise.reject(new Error('never')),
});

describe('what a definition says once', () => {
  it('gives a property of some values its type, how that is written and the choices of its control', () => {
    expect(shop.props.size).toMatchObject({ type: 'string', ts: "'small' | 'large'", options: ['small', 'large'] });
    expectTypeOf<PropsOf<typeof shop>['size']>().toEqualTypeOf<'small' | 'large' | undefined>();
    // @ts-expect-error what it begins with is one of them
    oneOf(['small', 'large'], { default: 'huge', summary: 'How large they are.' });
    expect(shop.props.colour).not.toHaveProperty('options');
  });

  it('gives an event its detail, and how that is written', () => {
    expect(shop.events.thingSold.ts).toBe(
      "{ name: string; count: number; to: 'member' | 'dealer' | undefined; at: Date }",
    );
    expect(shop.events.shopClosed.ts).toBe('void');
    type DetailOf<Name extends 'onThingSold' | 'onShopClosed'> = Parameters<NonNullable<PropsOf<typeof shop>[Name]>>[0];
    expectTypeOf<DetailOf<'onThingSold'>>().toEqualTypeOf<{
      name: string;
      count: number;
      to: 'member' | 'dealer' | undefined;
      at: Date;
    }>();
    expectTypeOf<DetailOf<'onShopClosed'>>().toBeVoid();
  });
});
