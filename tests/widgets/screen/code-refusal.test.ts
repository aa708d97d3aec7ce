import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/core/languages.js';
import { codeRefusalText, type CodeRefusal } from '../../../src/widgets/screen/code-refusal-copy.js';
import { words as redemptionWords } from '../../../src/widgets/account/redemption-box/copy.js';
import { failureCopy } from '../../../src/widgets/copy.js';
import { codeFormWords } from '../../../src/widgets/journeys/signup/code-form-copy.js';
import { spoken } from '../../languages/spoken.js';

const noon = Date.UTC(2027, 2, 9, 12) / 1000;
const { codeRefusal } = redemptionWords.english;
const said = (code: CodeRefusal, debug = {}, locale = 'en-US') => codeRefusalText(codeRefusal, { code, debug }, locale);

describe('a user whose code is refused reads', () => {
  it('on which day it was redeemed', () => {
    expect(said('redemptionCodeAlreadyRedeemed', { dateRedeemed: noon })).toBe(
      'This redemption code has already been redeemed on 03/09/2027. Please contact customer service if you have any questions.',
    );
  });

  it('on which day it expired, as their country writes days', () => {
    expect(said('redemptionCodeIsExpired', { dateExpires: noon }, 'en-GB')).toBe(
      'This code expired on 09/03/2027. Please contact customer service if you have any questions.',
    );
  });

  it.each(['redemptionCodeInvalid', 'redemptionBlocked', 'notFound', 'validationFailed'] as const)(
    'that it is invalid, of %s',
    code => {
      expect(said(code)).toBe('This code is invalid. Please enter a valid code or proceed without one.');
    },
  );

  it.each(['offline', 'tooManyRequests'] as const)('what any call says, of %s', code => {
    expect(said(code)).toBe(failureCopy[code]);
  });
});

const codes = [
  'redemptionCodeAlreadyRedeemed',
  'redemptionCodeIsExpired',
  'redemptionCodeInvalid',
  'redemptionBlocked',
  'notFound',
  'offline',
] as const;

it.each(languages)('a code is refused in the same words at the signup and in the account: %s', async language => {
  const { refusal: atSignup } = await spoken(language, codeFormWords);
  const { codeRefusal: inAccount } = await spoken(language, redemptionWords);
  const debug = { dateRedeemed: noon, dateExpires: noon };
  for (const code of codes) {
    const text = codeRefusalText(atSignup, { code, debug }, language);
    expect(codeRefusalText(inAccount, { code, debug }, language)).toBe(text);
    expect(text).not.toBe(said(code, debug, language));
  }
});
