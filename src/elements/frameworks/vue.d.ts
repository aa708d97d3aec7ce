import type { HTMLAttributes, PublicProps } from 'vue';
import type { EchelonElement, EchelonTag, EventsOfTag, JsxOf } from '../types.js';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** Vue's name of a listener: `@echelon-offer-chosen` is `onEchelonOfferChosen`. */
type Listeners<Tag extends EchelonTag> = {
  [Type in keyof EventsOfTag<Tag> & string as `on${Capitalize<Camel<Type>>}`]?:
    | ((event: EventsOfTag<Tag>[Type]) => void)
    | undefined;
};

type VueElements = {
  [Tag in EchelonTag]: new () => EchelonElement<Tag> & {
    $props: HTMLAttributes & PublicProps & JsxOf<Tag> & Listeners<Tag>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}
