import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/core/languages.js';
import { composeMail, mailKinds } from '../../../src/sandbox/mails/compose.js';
import { htmlMail } from '../../../src/sandbox/mails/html.js';
import type { Mail } from '../../../src/sandbox/mails/mail.js';
import { plainMail } from '../../../src/sandbox/mails/plain.js';
import { endReason } from '../../../src/core/contract/schemas/account.js';
import { PORTAL, sent } from './samples.js';

const locales = ['en-US', ...languages];
const everyMail = mailKinds.flatMap(kind => locales.map(locale => ({ kind, locale })));

const written = (kind: string, locale: string, differences: Record<string, unknown> = {}) =>
  composeMail(sent(kind, differences), { locale, portalUrl: PORTAL });

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const decoded = (text: string) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, entity => entities[entity] ?? entity);

/** What a person reads in the HTML, on one line. */
const readIn = (html: string) =>
  decoded(
    html
      .replace(/^[\s\S]*<body/, '<body')
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/<[^>]*>/g, ' '),
  );

/** Every sentence and figure of a mail. */
const factsIn = ({ subject, greeting, paragraphs, figure, lines, button, closing, help, reason }: Mail) =>
  [
    subject,
    greeting,
    ...paragraphs,
    figure?.label,
    figure?.value,
    ...lines.flatMap(({ term, value }) => [term, value]),
    button?.label,
    closing,
    help.label,
    reason,
  ].filter(fact => fact !== undefined && fact !== '');

/** Words that every English mail is full of. */
const english = new Set(
  'the your you and is are we it its to of for with was were this that there here have has when who why how from before after again then what don’t didn’t can’t won’t isn’t it’s you’re membership payment card password account receipt trial bill cancel canceled day days month class classes thanks back time once right away sign press read questions talk paid price due expires'.split(
    ' ',
  ),
);
/** Those that are words of the language, too. */
const alsoTheirs: Readonly<Record<string, ReadonlySet<string>>> = {
  'nl-BE': new Set(['is', 'was', 'we', 'of', 'account']),
};

describe('a person who gets a mail', () => {
  it.each(everyMail)('reads the same in HTML and in plain text: $kind in $locale', ({ kind, locale }) => {
    const { mail } = written(kind, locale);
    const html = htmlMail(mail, { locale });
    const text = plainMail(mail);
    for (const fact of factsIn(mail)) {
      expect(readIn(html)).toContain(fact);
      expect(text).toContain(fact);
    }
    for (const href of [mail.button?.href ?? '', mail.help.href]) {
      expect(decoded(html)).toContain(`href="${href}"`);
      expect(text).toContain(href);
    }
    expect(factsIn(mail).filter(fact => /undefined|NaN|\[object|null|\s{2}/.test(fact ?? ''))).toEqual([]);
    expect(html).toContain(`<html lang="${locale}" dir="ltr">`);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|@import|@font-face|url\(/);
  });

  it.each(mailKinds.flatMap(kind => languages.map(locale => ({ kind, locale }))))(
    'reads no English in another language: $kind in $locale',
    ({ kind, locale }) => {
      const { mail } = written(kind, locale);
      const words = factsIn(mail).join(' ').replaceAll('noa@example.com', '').toLowerCase();
      const found = (words.match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter(word => english.has(word));
      expect(found.filter(word => !alsoTheirs[locale]?.has(word))).toEqual([]);
      const { mail: inEnglish } = written(kind, 'en-US');
      const sentences = ({ subject, paragraphs, button, closing, help }: Mail) => [
        subject,
        ...paragraphs,
        button?.label,
        closing,
        help.label,
      ];
      expect(sentences(mail).filter(sentence => sentences(inEnglish).includes(sentence))).toEqual([]);
    },
  );

  it.each(locales)('reads the amount and the day of their country: %s', locale => {
    const { mail } = written('renewalUpcoming', locale, { currencyCode: 'EUR' });
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(39.99);
    expect(mail.figure?.value).toBe(money);
    const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(
      Date.UTC(2026, 11, 2, 12),
    );
    expect(mail.subject).toContain(day);
    expect(mail.lines[0]?.value).toBe(day);
  });

  it('reads how much, when, how long until then and how to end it, before a bill comes', () => {
    for (const kind of ['renewalUpcoming', 'trialEnding']) {
      const text = written(kind, 'en-US').mail.paragraphs.join(' ');
      for (const fact of ['$39.99', '12/02/2026', 'in 7 days', 'Cancel']) expect(text).toContain(fact);
    }
  });

  it('reads what another plan costs, and how often', () => {
    expect(written('planChanged', 'en-US').mail.lines.map(({ value }) => value)).toContain('$399.99 / 365 days');
  });

  it('reads that the trial ends where a first bill comes up, and that it renews where another does', () => {
    expect(written('renewalUpcoming', 'en-US', { trial: true }).mail.subject).toBe('Your trial ends on 12/02/2026');
    expect(written('renewalUpcoming', 'en-US').mail.subject).toBe('Your membership renews on 12/02/2026');
  });

  it.each(endReason.options.flatMap(reason => locales.map(locale => ({ reason, locale }))))(
    'reads why a membership has ended: $reason in $locale',
    ({ reason, locale }) => {
      expect(written('membershipEnded', locale, { reason }).mail.paragraphs).toHaveLength(2);
    },
  );

  it('finds red only where something is joined or paid', () => {
    const red = mailKinds.filter(kind =>
      htmlMail(written(kind, 'en-US').mail, { locale: 'en' }).includes('class="red"'),
    );
    expect(red.toSorted()).toEqual([
      'familyInvitation',
      'familyRemoved',
      'membershipActivation',
      'membershipEnded',
      'paymentFailed',
      'paymentRequiresAction',
    ]);
  });

  it('reads what is wrong at their locations, and with which machine', () => {
    const { mail } = written('alarmDigest', 'en-US');
    expect(mail.subject).toBe('Alarms at your locations: 5');
    const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
    expect(mail.lines.map(({ term, value }) => `${plain(term)}: ${plain(value)}`)).toEqual([
      'Offline: EX-9s 8, Harbor Hotel',
      'Fault E04: EX-9s 9, Harbor Hotel',
      'Two machines use one secret: EX-9s 3, Harbor Hotel',
      'Free seats: 1: Harbor Hotel',
      'License ends within 30 days: Harbor Hotel',
    ]);
  });

  it('reads the mail without a greeting when nobody knows their name', () => {
    expect(plainMail(written('receiptApproved', 'en-US', { firstName: undefined }).mail)).not.toContain('Hi');
  });
});

describe('what a person has written', () => {
  const script = '<script>alert("1")</script>';

  it.each(locales)('is text in a mail, never markup: %s', locale => {
    const { mail } = written('familyInvitation', locale, { parentName: script, firstName: `"'&${script}` });
    const html = htmlMail(mail, { locale });
    expect(html).not.toContain('<script');
    expect(readIn(html)).toContain(script);
  });

  it('does not leave the address of a link', () => {
    const { mail } = written('passwordReset', 'en-US', { link: 'https://x.test/"><script>' });
    expect(htmlMail(mail, { locale: 'en-US' })).toContain('href="https://x.test/&quot;&gt;&lt;script&gt;"');
  });

  it('keeps its direction to itself, whatever signs it brings', () => {
    const { mail } = written('familyInvitation', 'en-US', { parentName: 'נועה\u202e ל.\u2069' });
    expect(mail.subject).toBe('\u2068נועה  ל.\u2069 invites you to train together');
  });

  it('cannot add a line to the subject', () => {
    const { mail } = written('familyInvitation', 'en-US', { parentName: 'Alex\r\nBcc: all@example.com' });
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
