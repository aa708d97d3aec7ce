import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { EventsOf, PropsOf } from '../widgets/element/define.js';
import type { Table } from '../widgets/table.js';
import type { ElementEvents, WidgetElement } from './element.js';

type Entry = Table[number];
type ByTag = { [One in Entry as One['tag']]: One };
type Of<Tag extends Entry['tag']> = ByTag[Tag];
type Attributes<Tag extends Entry['tag']> = {
  [Name in keyof PropsOf<Of<Tag>> as Name extends `on${Capitalize<string>}` ? never : Name]: PropsOf<Of<Tag>>[Name];
};
type Events<Tag extends Entry['tag']> = EventsOf<Of<Tag>> & ElementEvents;

interface Listening<Tag extends Entry['tag']> {
  addEventListener<Type extends keyof Events<Tag>>(
    type: Type,
    listener: (event: Events<Tag>[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** The DOM class of each tag: its properties, and its events with their details. */
export type EchelonElement<Tag extends Entry['tag']> = Listening<Tag> & WidgetElement & Attributes<Tag>;

export type EchelonElements = { [Tag in Entry['tag']]: EchelonElement<Tag> };

type Listeners<Tag extends Entry['tag']> = {
  [Type in keyof Events<Tag> & string as `on${Type}`]?: (event: Events<Tag>[Type]) => void;
};

type ReactElements = {
  [Tag in Entry['tag']]: DetailedHTMLProps<HTMLAttributes<EchelonElement<Tag>>, EchelonElement<Tag>> &
    Attributes<Tag> &
    Listeners<Tag>;
};

declare global {
  interface HTMLElementTagNameMap extends EchelonElements {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}
