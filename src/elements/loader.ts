import type { Left } from './ahead.js';
import { askAhead } from './ask-ahead.js';
import type { EchelonGlobal } from './echelon-global.js';
import type { TagSettings } from './tag-settings.js';

const CONFIG = Symbol.for('echelon.config');
const address = new URL(import.meta.url);
const script = [...document.scripts].find(({ src }) => src.split('#')[0] === address.href.split('#')[0]);
// A tag manager takes its tag away before this runs: then the address says what the tag would have said.
const { apiKey, partner, locale, api, portal, audience }: TagSettings = {
  ...Object.fromEntries(address.searchParams),
  ...script?.dataset,
};

const left = (): Left => Reflect.get(globalThis, CONFIG);
const set = (config: Left) => Reflect.set(globalThis, CONFIG, { ...left(), ...config });
set({
  apiUrl: api ?? address.origin,
  ...(apiKey && { apiKey }),
  ...(partner && { partnerId: partner }),
  ...(locale && { locale }),
  ...(portal && { portalUrl: portal }),
});

const definitions = import('./definitions.js');
// A page with a widget in it will need these: requested now, they do not wait until the definitions are here.
if (document.querySelector(':not(:defined)')) {
  void import('./mount.js').catch(() => undefined);
  // Most pages of others show this one; of the rest the definitions know.
  if (document.querySelector('echelon-signup'))
    void import('../widgets/journeys/signup/view.tsx?widget').catch(() => undefined);
}
set({ audience, ahead: askAhead(left) });

const echelon: EchelonGlobal = {
  push: work => void definitions.then(() => work(echelon)),
  configure: config => {
    set(config);
    void definitions.then(library => library.reconfigure(config));
  },
  whenReady: target => definitions.then(library => library.whenReady(target)),
};

// An array that holds what to do, or another script tag's.
const queued = globalThis.Echelon as { forEach?: (push: EchelonGlobal['push']) => void } | undefined;
Reflect.set(globalThis, 'Echelon', echelon);
queued?.forEach?.(echelon.push);

definitions.catch((error: unknown) => console.error('Echelon:', error));
