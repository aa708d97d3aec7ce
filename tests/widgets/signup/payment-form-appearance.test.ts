import { describe, expect, it } from 'vitest';
import { stripeAppearance, type FrameTokens } from '../../../src/widgets/signup/payment-form/stripe-appearance.js';

const light: FrameTokens = {
  text: 'rgb(17, 19, 23)',
  textMuted: 'rgb(90, 93, 101)',
  surface: 'rgb(255, 255, 255)',
  lineStrong: 'rgb(131, 133, 139)',
  focus: 'rgb(31, 95, 214)',
  critical: 'rgb(166, 27, 18)',
  success: 'rgb(26, 106, 66)',
  fontFamily: 'Georgia, serif',
  fontBody: '16.5px',
  fontSmall: '14.5px',
  weightMedium: '501',
  radiusControl: '8.5px',
  space1: '4.5px',
};

/** Every value that is set, however deep. */
const valuesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : [String(value)];

describe('the look of the card fields', () => {
  const { variables = {}, rules = {} } = stripeAppearance(light);

  it('is made of our tokens and of nothing else', () => {
    const tokens = Object.values(light);
    // What is left without the tokens and CSS's own words would be a colour or a measure of our own making.
    const left = valuesOf([variables, rules]).map(value =>
      tokens
        .reduce((rest, token) => rest.replaceAll(token, ''), value)
        .replaceAll(/\b(?:none|solid|inset|1px|0)\b/g, '')
        .trim(),
    );
    expect(left.filter(Boolean)).toEqual([]);
  });

  it('uses every token that is read for it', () => {
    const used = valuesOf([variables, rules]).join(' | ');
    expect(
      Object.entries(light)
        .filter(([, value]) => !used.includes(value))
        .map(([name]) => name),
    ).toEqual([]);
  });

  it('has frames that are dark wherever the brand is, on a light page too', () => {
    expect(stripeAppearance(light).theme).toBe('stripe');
    expect(stripeAppearance({ ...light, text: 'rgb(247, 247, 242)', surface: 'rgb(18, 18, 18)' }).theme).toBe('night');
  });
});
