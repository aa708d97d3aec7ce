import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { configure } from '../../../src/core/session/configure.js';
import { HelpText } from '../../../src/widgets/screen/help-text.js';

afterEach(() => {
  cleanup();
  configure({ helpUrl: '' });
});

const show = (text: string) => render(<HelpText>{text}</HelpText>).container;

const refused = 'This code expired on 03/01/2026. Please contact customer service if you have any questions.';

describe('a person whom a text sends to customer service', () => {
  it('is led there by its name, and reads the sentence as it is', () => {
    configure({ helpUrl: 'https://my.example/help#contact' });
    const place = show(refused);
    const link = place.querySelector('a');
    expect(link?.textContent).toBe('customer service');
    expect(link?.getAttribute('href')).toBe('https://my.example/help#contact');
    expect(place.textContent).toBe(refused);
  });

  it('is led there by its other name, and where a sentence begins with it', () => {
    configure({ helpUrl: '/help#contact' });
    expect(show('Please contact Customer Support.').querySelector('a')?.textContent).toBe('Customer Support');
    cleanup();
    expect(show('Customer service ended it.').querySelector('a')?.textContent).toBe('Customer service');
  });

  it('reads the same sentence on a page that has named no address', () => {
    const place = show(refused);
    expect(place.textContent).toBe(refused);
    expect(place.querySelector('a')).toBeNull();
  });

  it('finds no link in a text that does not name it', () => {
    configure({ helpUrl: '/help#contact' });
    expect(show('This code is invalid.').querySelector('a')).toBeNull();
  });
});
