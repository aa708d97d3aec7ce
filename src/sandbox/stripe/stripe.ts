import type { StripeConstructor } from '@stripe/stripe-js';
import { pageContext, resolveLocale } from './page/context.js';
import { IntegrationError } from './page/not-offered.js';
import { readSettings } from './page/settings.js';
import { SandboxStripe } from './page/stripe-object.js';

/**
 * The sandbox's own `stripe.js`: sets `window.Stripe`, in front of which the provider's published
 * `loadStripe` and React wrappers work unchanged. Does nothing on a page that has one already.
 */
const scriptUrl = import.meta.url;

const construct: StripeConstructor = (publishableKey, options) => {
  if (typeof publishableKey !== 'string' || publishableKey === '') {
    throw new IntegrationError('Stripe() needs a publishable key; the sandbox takes pk_sandbox_….');
  }
  return new SandboxStripe(pageContext(publishableKey, resolveLocale(options?.locale), readSettings(scriptUrl)));
};

// the release that @stripe/stripe-js expects; another one makes it warn about a mismatch
window.Stripe ??= Object.assign(construct, { version: 'endive' });
