/** Where `@stripe/stripe-js` looks for its script; a test holds this against the installed release. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

const isPolicies = (value: unknown): value is Policies =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

const findScript = () => document.querySelector(`script[src^="${new URL(STRIPE_SCRIPT).origin}/"]`);

let policy: { createScriptURL(query: string): unknown } | undefined;

/** The address as a page takes it that enforces Trusted Types; nothing where there are none, or the page forbids our policy. */
function trustedAddress(query: string): unknown {
  const policies: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicies(policies)) return undefined;
  try {
    policy ??= policies.createPolicy('echelon-stripe', {
      createScriptURL: asked => STRIPE_SCRIPT + asked.replace(/[^?=\w]/g, ''),
    });
    return policy.createScriptURL(query);
  } catch {
    // The provider's own loader then does what it can.
    return undefined;
  }
}

/**
 * Loads the real script the way that pages with Trusted Types allow, and resolves when it has run: the provider's own
 * loader, which sets a plain address, then finds that all is done. Only a violation shows whether a page enforces them,
 * which pages report; so it is done wherever they exist. A tag that the page has placed itself is left alone, unless it
 * has failed before: then it is requested from another address, because a browser that still waits for the first would
 * wait for the same answer.
 */
export async function placeScript(again: string): Promise<void> {
  const placed = findScript();
  const address = placed && !again ? undefined : (trustedAddress(again) ?? (again && STRIPE_SCRIPT + again));
  if (!address) return;
  placed?.remove();
  const script = document.createElement('script');
  Reflect.set(script, 'src', address);
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => reject(new Error('The script of the card provider could not be loaded.')));
  });
  document.head.append(script);
  await loaded;
}

/** The provider's loader shares an unfinished attempt, which has one retry inside: both are ended, so that the next is a new one. */
export async function endAttempt(): Promise<void> {
  for (let attempt = 0; attempt < 2; attempt++) {
    findScript()?.dispatchEvent(new Event('error'));
    await new Promise(resolve => setTimeout(resolve));
  }
}
