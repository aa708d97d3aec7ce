import type { Transport } from '../api.js';

/**
 * Lets a page that has no sandbox server say where the frames' files lie and who answers the calls:
 *
 * ```ts
 * Reflect.set(globalThis, Symbol.for('echelon.sandbox.stripe'), {
 *   base: new URL('/sandbox/stripe/', location.href).href,
 *   transport: (request: Request) => sandbox.fetch(request),
 * });
 * ```
 *
 * Any static server can hold the files of `dist/sandbox/stripe`. It is read when `Stripe(key)` is called.
 * With a transport the card number passes through the page: for the sandbox only.
 */
export interface StripeSettings {
  /** The folder of `frame.html`, ending in a slash. */
  base: string;
  transport?: Transport;
  /** How long a frame may take to answer, in milliseconds. */
  patience?: number;
}

const key = Symbol.for('echelon.sandbox.stripe');

const isSettings = (value: unknown): value is Partial<StripeSettings> => typeof value === 'object' && value !== null;

/** The settings in force, the script's own folder being the base when nothing else is said. */
export function readSettings(scriptUrl: string): StripeSettings & { patience: number } {
  const found: unknown = Reflect.get(globalThis, key);
  const given = isSettings(found) ? found : {};
  return {
    base: new URL(given.base ?? './', new URL(scriptUrl, document.baseURI)).href,
    patience: given.patience ?? 10_000,
    ...(given.transport ? { transport: given.transport } : {}),
  };
}
