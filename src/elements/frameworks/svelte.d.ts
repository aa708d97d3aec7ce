import type { HTMLAttributes } from 'svelte/elements';
import type { EchelonElement, EchelonTag, JsxOf } from '../types.js';

type SvelteElements = {
  [Tag in EchelonTag]: HTMLAttributes<EchelonElement<Tag>> & JsxOf<Tag> & JsxOf<Tag, 'on:'>;
};

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends SvelteElements {}
  }
}
