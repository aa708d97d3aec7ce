import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../../src/core/languages.js';
import { languageAsked } from '../../../src/sandbox/http/language.js';
import { portalKey } from '../../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

describe('the language of an answer', () => {
  it.each([
    ['fr-BE', 'fr-BE'],
    ['fr', 'fr-BE'],
    ['FR_be', 'fr-BE'],
    ['fr-CA', 'fr-CA'],
    ['es', 'es-MX'],
    ['nl-NL,nl;q=0.9,en;q=0.8', 'nl-BE'],
    // what is wished most comes first, wherever it stands
    ['en;q=0.3, nl;q=0.7, fr ; q=0.9', 'fr-BE'],
    ['de-AT, fr;q=0.4', 'fr-BE'],
    ['fr;q=0, nl', 'nl-BE'],
    ['en-GB, fr', 'en-US'],
    ['de, *', 'en-US'],
    ['fr;q=much', 'en-US'],
    ['', 'en-US'],
    [null, 'en-US'],
  ])('is for %s: %s', (header, language) => {
    expect(languageAsked(header)).toBe(language);
  });

  it('is one of ours, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), header => {
        expect(['en-US', ...languages]).toContain(languageAsked(header));
      }),
    );
  });
});

describe('an answer', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  const ask = (path: string, language: string) =>
    sandbox.send('GET', path, { headers: { 'x-api-key': portalKey, 'accept-language': language } });

  it('says in which language it is, and that another was to be had', async () => {
    const { headers } = await ask('/offers?countryCode=BE', 'nl-NL,nl;q=0.9');
    expect([headers.get('content-language'), headers.get('vary')]).toEqual(['nl-BE', 'Origin, Accept-Language']);
  });

  it('that refuses is in no language of the reader: its code is what they are told by', async () => {
    const { status, headers } = await ask('/offers/none', 'nl-BE');
    expect([status, headers.get('content-language')]).toEqual([404, null]);
  });
});
