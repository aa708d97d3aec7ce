import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contrast } from '../../../src/ui/tokens/contrast.js';
import { lookOf } from '../../../src/widgets/element/appearance.js';
import { component } from '../../../src/widgets/element/component.js';
import type { Appearance, Definition } from '../../../src/widgets/element/define.js';
import { expectConsole } from '../../support/console.js';

afterEach(cleanup);

const Widget = component<Definition>('Widget', () => <p>Shown</p>);

/** The box that carries a widget's own tokens. */
const box = () => screen.getByText('Shown').parentElement;

describe('an appearance', () => {
  it('sets only the tokens that it is about', () => {
    expect(lookOf({ radius: 4 })).toEqual({ '--echelon-radius-control': '4px', '--echelon-radius-card': '7px' });
    expect(lookOf({ fontFamily: 'Georgia, serif' })).toEqual({ '--echelon-font-family': 'Georgia, serif' });
    const names = Object.keys(lookOf({ accent: '#1f5a3d' }));
    expect(names).toContain('--echelon-color-text-muted');
    expect(names.filter(name => !name.startsWith('--echelon-color-'))).toEqual([]);
  });

  it("brings its paper along where text has another ink, and leaves the page's where it has not", () => {
    expect(lookOf({ ink: '#ffe600', paper: '#000' })).toHaveProperty('background', '#000000');
    expect(lookOf({ accent: '#1f5a3d' })).not.toHaveProperty('background');
  });

  it('gives both schemes of a colour in one value', () => {
    const { '--echelon-color-accent': accent = '', '--echelon-color-surface': surface = '' } = lookOf({
      accent: '#1f5a3d',
    });
    expect(accent).toMatch(/^light-dark\(#1f5a3d, #[0-9a-f]{6}\)$/);
    const [, dark = ''] = /, (#[0-9a-f]{6})\)/.exec(accent) ?? [];
    const [, paper = ''] = /, (#[0-9a-f]{6})\)/.exec(surface) ?? [];
    expect(contrast(dark, paper)).toBeGreaterThanOrEqual(3);
  });

  it('says to an author who wrote a colour that is none how to write it, and keeps the default for it', () => {
    expectConsole(/"brandy" as its accent\. Write a colour as #rrggbb/);
    expect(lookOf({ accent: 'brandy', radius: 2 })).toEqual({
      '--echelon-radius-control': '2px',
      '--echelon-radius-card': '4px',
    });
  });

  it('reports what it does not know', () => {
    expectConsole(/part "colour", which is unknown\. Write accent, ink, paper, radius, fontFamily/);
    expect(lookOf({ colour: '#123456' })).toEqual({});
  });

  it.each([
    ['a text', 'dark'],
    ['a list', []],
    ['nothing', null],
    ['a number', 7],
  ])('is no %s', (_, given) => {
    expectConsole(/the appearance is .* Write an object such as/);
    expect(lookOf(given)).toEqual({});
  });

  it.each([-1, '4px', Number.NaN])('takes no radius of %s', radius => {
    expectConsole(/as its radius\. Write a number of px/);
    expect(lookOf({ radius })).toEqual({});
  });
});

describe('a React component with an appearance', () => {
  const shown = (appearance?: Appearance) => <Widget appearance={appearance} />;

  it("is shown in its own look only, and goes back to the page's when the appearance is taken away", async () => {
    const { rerender } = render(shown({ accent: '#0b6e4f' }));
    expect(box()?.style.visibility).toBe('hidden');
    await waitFor(() => expect(box()?.style.getPropertyValue('--echelon-color-accent')).toContain('#0b6e4f'));
    expect(box()?.style.visibility).toBe('');
    rerender(shown({ accent: '#7a1fa2' }));
    await waitFor(() => expect(box()?.style.getPropertyValue('--echelon-color-accent')).toContain('#7a1fa2'));
    rerender(shown());
    expect(box()?.getAttribute('style') ?? '').toBe('');
  });

  it('has no styles of its own without one', () => {
    render(shown());
    expect(box()?.hasAttribute('style')).toBe(false);
  });
});
