import { describe, expect, it } from 'vitest';
import { languageOf } from '../../src/languages/language.js';
import { saidWords } from '../../src/ui/feedback/said/words.js';

describe('a language whose words cannot be fetched', () => {
  it('leaves the page in English, and in the requested locale', async () => {
    const language = await languageOf('nl-BE', () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    expect(language.locale).toBe('nl-BE');
    expect(language.find?.(saidWords)).toBeUndefined();
  });

  it('is spoken otherwise', async () => {
    expect((await languageOf('nl-BE')).find?.(saidWords)?.loading).toBe('Bezig met laden');
  });
});
