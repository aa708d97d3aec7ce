import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EventsOf, Kebab, PropsOf } from '../widgets/element/define.js';
import type { Table } from '../widgets/table.js';
import type { ElementEvents, WidgetElement } from './element.js';
export type { EchelonGlobal } from './echelon-global.js';

type Entry = Table[number];
type ByTag = { [One in Entry as One['tag']]: One };

/** The names of all elements. */
export type EchelonTag = Entry['tag'];

/** What an element is given, by the names of its properties. */
export type PropertiesOf<Tag extends EchelonTag> = {
  -readonly [Name in keyof PropsOf<ByTag[Tag]> as Name extends `on${Capitalize<string>}` ? never : Name]: PropsOf<
    ByTag[Tag]
  >[Name];
};

type Text = string | number | boolean | undefined;

/** The same in markup: every property that text can say, by the name of its attribute. */
export type AttributesOf<Tag extends EchelonTag> = {
  [Name in keyof PropertiesOf<Tag> & string as PropertiesOf<Tag>[Name] extends Text ? Kebab<Name> : never]?:
    | PropertiesOf<Tag>[Name]
    | undefined;
};

/** The events of an element by their names, with their details. */
export type EventsOfTag<Tag extends EchelonTag> = EventsOf<ByTag[Tag]> & ElementEvents;

interface Listening<Tag extends EchelonTag> {
  addEventListener<Type extends keyof EventsOfTag<Tag>>(
    type: Type,
    listener: (event: EventsOfTag<Tag>[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The DOM class of each tag: its properties, and its events with their details. */
export type EchelonElement<Tag extends EchelonTag> = Listening<Tag> & WidgetElement & PropertiesOf<Tag>;

export type EchelonElements = { [Tag in EchelonTag]: EchelonElement<Tag> };

/** Properties, attributes and listeners, as JSX takes them: `Before` stands before an event's name. */
export type JsxOf<Tag extends EchelonTag, Before extends string = 'on'> = PropertiesOf<Tag> &
  AttributesOf<Tag> & {
    [Type in keyof EventsOfTag<Tag> & string as `${Before}${Type}`]?:
      | ((event: EventsOfTag<Tag>[Type]) => void)
      | undefined;
  };

type ReactElements = {
  [Tag in EchelonTag]: DetailedHTMLProps<HTMLAttributes<EchelonElement<Tag>>, EchelonElement<Tag>> & JsxOf<Tag>;
};

type AnyEvents = { [Tag in EchelonTag]: EventsOfTag<Tag> }[EchelonTag];
/** All events: each rises from its element to the document and the window. */
type PageEvents = {
  [
    Type in AnyEvents extends infer Events ? (Events extends unknown ? keyof Events : never) : never
  ]: AnyEvents extends infer Events ? (Events extends Record<Type, infer Event> ? Event : never) : never;
};

declare global {
  interface HTMLElementTagNameMap extends EchelonElements {}
  interface GlobalEventHandlersEventMap extends PageEvents {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
