import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { EchelonElement, EchelonTag, JsxOf } from '../types.js';

type PreactElements = {
  [Tag in EchelonTag]: HTMLAttributes<EchelonElement<Tag>> & ClassAttributes<EchelonElement<Tag>> & JsxOf<Tag>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactElements {}
  }
}
