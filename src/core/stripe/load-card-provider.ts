import type { Stripe } from '@stripe/stripe-js';
// The whole path: in Node a folder is no module.
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
import { stripeLocale } from './locale.js';
import { endAttempt, placeScript } from './script.js';

export interface CardProviderOptions {
  /** `pk_sandbox_…` takes the sandbox's own stripe.js from the API's address; any other key the real one. */
  publishableKey: string;
  apiUrl: string;
  /** BCP 47, the reader's. */
  locale: string;
  /** A try after a failed or an endless one: nothing of that is used again. */
  again?: boolean;
}

export type LoadCardProvider = (options: CardProviderOptions) => Promise<Stripe>;

const made = new Map<string, Promise<Stripe>>();
let tries = 0;

async function load({ publishableKey, apiUrl, locale, again = false }: CardProviderOptions): Promise<Stripe> {
  // A browser joins a request that still hangs, and some keep a module that failed: another address makes them ask again.
  const fresh = again ? `?try=${++tries}` : '';
  if (!window.Stripe) {
    if (publishableKey.startsWith('pk_sandbox_')) {
      // Whatever bundles an app leaves the address alone; each has its own word for that.
      await import(
        /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */
        `${apiUrl.replace(/\/+$/, '')}/sandbox/stripe/stripe.js${fresh}`
      );
    } else {
      if (again) await endAttempt();
      await placeScript(fresh);
    }
  }
  const stripe = await loadStripe(publishableKey, { locale: stripeLocale(locale) });
  if (!stripe) throw new Error('The card provider can be loaded in a browser only.');
  return stripe;
}

/**
 * The card provider's object for a key, made once per page, key and language. Rejects when the script cannot be had;
 * never settles while it hangs: the caller sets the limit.
 */
export const loadCardProvider: LoadCardProvider = options => {
  const name = `${options.publishableKey} ${options.locale}`;
  const found = made.get(name);
  if (found && !options.again) return found;
  const loading = load(options);
  made.set(name, loading);
  loading.catch(() => {
    if (made.get(name) === loading) made.delete(name);
  });
  return loading;
};
