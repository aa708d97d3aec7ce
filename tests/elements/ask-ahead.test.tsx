// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageLocale } from '../../src/core/locale.js';
import type { Left } from '../../src/elements/ahead.js';
import { askAhead } from '../../src/elements/ask-ahead.js';
import { shareAnswers } from '../../src/elements/share-answers.js';
import { CONFIG } from '../../src/core/session/page.js';
import { spellings } from '../support/spellings.js';

const asked: { url: string; language: string }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json({ data: { items: [] } });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, language: new Headers(init.headers).get('Accept-Language') ?? '' });
    return answer();
  });
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  Reflect.deleteProperty(globalThis, CONFIG);
});

const page = (html: string): void => {
  document.body.innerHTML = html;
};
const tag: Left = { apiUrl: 'https://api.example.test/', apiKey: 'pk_test', partnerId: 'northside', locale: 'en-US' };
const picker = '<echelon-offer-picker country-code="CA"></echelon-offer-picker>';
const address = 'https://api.example.test/offers/partners/northside?countryCode=CA';

/** What the loader leaves, and then the code that comes later finds. */
const leave = (left: Left = tag): Left => {
  const config: Left = { ...left };
  Reflect.set(globalThis, CONFIG, config);
  config.ahead = askAhead(() => config);
  shareAnswers();
  return config;
};
const get = { method: 'GET', headers: { 'Accept-Language': 'en-US' } };

describe('what a script tag asks before its code is there', () => {
  it('is the offers of each widget of the page, each once', () => {
    page(`${picker.repeat(3)}<echelon-signup campaign="new-year"></echelon-signup><echelon-sign-in></echelon-sign-in>`);
    leave();
    expect(asked.map(({ url }) => url)).toEqual([
      address,
      'https://api.example.test/offers/campaigns/new-year?countryCode=US',
    ]);
  });

  it.each(spellings)(
    'is in the language that the widget will ask in, or nothing, when a page spells it %j',
    written => {
      page(picker);
      leave({ ...tag, locale: written });
      for (const { language } of asked) expect(language).toBe(pageLocale(written));
    },
  );

  it.each([
    ['somebody who is signed in', () => localStorage.setItem('echelon-jwt', 'a.b.c'), tag],
    ['a page with a fetch of its own', () => undefined, { ...tag, fetch: () => Promise.reject(new Error('never')) }],
    ['a page without a key', () => undefined, { apiUrl: 'https://api.example.test' }],
    ['what an earlier visit left broken', () => localStorage.setItem('echelon-flags', '{'), tag],
    ['offers that the page gives itself', () => page('<echelon-offer-picker offers="[]"></echelon-offer-picker>'), tag],
  ])('is nothing for %s', (_, prepare, left) => {
    page(picker);
    prepare();
    leave(left);
    expect(asked).toEqual([]);
  });

  it('knows the property of an element that is not defined yet', () => {
    page(picker);
    Object.assign(document.querySelector('echelon-offer-picker') ?? {}, { countryCode: 'BE' });
    leave();
    expect(asked.map(({ url }) => url)).toEqual([address.replace('CA', 'BE')]);
  });
});

describe('an answer that was asked ahead', () => {
  it('is had by every widget, and requested again when nobody has had it for two seconds', async () => {
    vi.useFakeTimers();
    page(picker);
    const { fetch: shared, known } = leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(known?.(address, 'en-US')).toEqual({ data: { items: [] } });
    for (const wait of [0, 1900, 1900]) {
      await vi.advanceTimersByTimeAsync(wait);
      expect((await shared?.(address, get))?.ok).toBe(true);
    }
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2001);
    expect(known?.(address, 'en-US')).toBeUndefined();
    await shared?.(address, get);
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is had for half a minute at most, however often', async () => {
    vi.useFakeTimers();
    page(picker);
    const { fetch: shared } = leave();
    for (let second = 0; second < 31; second += 1) {
      await shared?.(address, get);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(asked).toHaveLength(2);
    vi.useRealTimers();
  });

  it.each([
    ['a refusal', async () => Response.json({ error: { code: 'unexpected' } }, { status: 500 })],
    ['lost on its way', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for again when it is %s', async (_, bad) => {
    answer = bad;
    page(picker);
    const { fetch: shared } = leave();
    answer = async () => Response.json({ data: { items: ['offer'] } });
    const second = await shared?.(address, get);
    expect(await second?.json()).toEqual({ data: { items: ['offer'] } });
    expect(asked).toHaveLength(2);
  });

  it('is not for a person who signed in meanwhile', async () => {
    page(picker);
    const { fetch: shared } = leave();
    await shared?.(address, { ...get, headers: { ...get.headers, Authorization: 'Bearer a.b.c' } });
    expect(asked).toHaveLength(2);
  });
});
