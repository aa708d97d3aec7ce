import type { JSX } from 'solid-js';
import type { AttributesOf, EchelonElement, EchelonTag, JsxOf, PropertiesOf } from '../types.js';

type As<Before extends string, Given> = { [Name in keyof Given & string as `${Before}:${Name}`]?: Given[Name] };

type SolidElements = {
  [Tag in EchelonTag]: JSX.HTMLAttributes<EchelonElement<Tag>> &
    JsxOf<Tag, 'on:'> &
    As<'prop', PropertiesOf<Tag>> &
    As<'attr', AttributesOf<Tag>>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidElements {}
  }
}
