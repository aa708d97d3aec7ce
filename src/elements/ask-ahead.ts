import { countryOf } from '../core/home-country.js';
import { keys } from '../core/session/storage.js';
import { keyOf, type Ahead, type Early, type Left } from './ahead.js';
import { offersPath, type Wanted } from './offers-path.js';

/** What an element is given: a property, before or after it is defined, else an attribute. */
const given = (host: Element): Wanted =>
  Object.fromEntries(
    'offers offer campaign partner countryCode'
      .split(' ')
      .map(name => [name, Reflect.get(host, name) ?? host.getAttribute(name.replace('C', '-c'))]),
  );

/**
 * Requests what the widgets of the page will request first, while their code is on its way; answers how to ask for
 * those that come later. Only for a user who is not signed in, whose answers depend on nobody, and in a language that
 * is spelled as it should be: the widget itself requests what is missing here or fails.
 */
export function askAhead(left: () => Left): Ahead {
  const answers: Ahead['answers'] = {};
  const ahead: Ahead = {
    answers,
    ask: host => {
      try {
        const { apiUrl = '', apiKey, fetch: fetched, partnerId, locale } = left();
        const language = locale || document.documentElement.lang || 'en-US';
        const path = offersPath(given(host), {
          partnerId,
          countryCode:
            JSON.parse(localStorage.getItem(keys.flags) ?? '{}').onboarding?.countryCode ?? countryOf(language),
        });
        const url = apiUrl.replace(/\/+$/, '') + path;
        const key = keyOf(url, language);
        // A page's own fetch would not find the answer.
        if (
          fetched !== ahead.fetch ||
          !apiKey ||
          !path ||
          answers[key] ||
          !/^[a-z]{2}(-[A-Z]{2})?$/.test(language) ||
          localStorage.getItem(keys.jwt)
        )
          return;
        const early: Early = (answers[key] = {
          answer: fetch(url, { headers: { 'Accept-Language': language, 'X-Api-Key': apiKey } }),
        });
        early.answer.then(async response => (early.body = await response.clone().json())).catch(() => {});
        // A page's first formatter takes 20 ms, which are free while everything else is on its way.
        (0).toLocaleString(language);
      } catch {
        // No reason to show nothing.
      }
    },
  };
  // The widgets whose definitions say so (`asksOffers`).
  document.querySelectorAll('echelon-signup,echelon-offer-picker').forEach(ahead.ask);
  return ahead;
}
