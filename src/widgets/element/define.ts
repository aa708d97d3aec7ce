import type { ComponentType } from 'react';
import type { BrandSeed } from '../../ui/tokens/brand.js';

/** How a property is read from its attribute. `json` properties are best set as properties; their identity is kept. */
export type PropType = 'string' | 'number' | 'boolean' | 'json';

export interface Prop<T> {
  readonly type: PropType;
  /** A full sentence; it becomes the documentation everywhere. */
  readonly summary: string;
  /** How the type is written in manifests and types. */
  readonly ts: string;
  /** The values there are, where there are only some. */
  readonly options?: readonly string[];
  readonly default?: T;
  /** A value for documentation, where the widget has nothing to show without one. */
  readonly example?: T;
}

interface PropText<T> {
  summary: string;
  default?: T;
  example?: T;
}

/** Some values as the type that takes one of them is written: `'create' | 'edit'`. */
const union = (values: readonly (string | undefined)[]): string =>
  values.map(value => (value === undefined ? 'undefined' : `'${value}'`)).join(' | ');

export const string = (text: PropText<string>): Prop<string> => ({ type: 'string', ts: 'string', ...text });
export const number = (text: PropText<number>): Prop<number> => ({ type: 'number', ts: 'number', ...text });
export const boolean = (text: PropText<boolean>): Prop<boolean> => ({ type: 'boolean', ts: 'boolean', ...text });
/** One of these values: its type, how that is written and the choices of the handbook are all made of them. */
export const oneOf = <const T extends string>(values: readonly T[], text: PropText<NoInfer<T>>): Prop<T> => ({
  type: 'string',
  ts: union(values),
  options: [...values],
  ...text,
});
/** `ts` is `T` in the names that the package exports; a test has the compiler compare the two. */
export const json = <T>(text: PropText<T> & { ts: string }): Prop<T> => ({ type: 'json', ...text });

/** A type that only its name can say, in a detail; compared as that of `json` is. */
interface Named<T> {
  readonly ts: string;
  /** Never set; carries the type. */
  readonly is?: T;
}
export const named = <T>(ts: string): Named<T> => ({ ts });

/** What a field of a detail holds: a primitive by its name, one of some values, or a type by its name. */
type Field = 'string' | 'number' | 'boolean' | readonly (string | undefined)[] | Named<unknown>;
type Fields = Readonly<Record<string, Field>>;
type HeldBy<F> = F extends 'string'
  ? string
  : F extends 'number'
    ? number
    : F extends 'boolean'
      ? boolean
      : F extends readonly (infer Value)[]
        ? Value
        : F extends Named<infer T>
          ? T
          : never;
type DetailWith<Of> = Of extends Fields ? { -readonly [Name in keyof Of]: HeldBy<Of[Name]> } : void;

const isUnion = (field: Field): field is readonly (string | undefined)[] => Array.isArray(field);
const fieldType = (field: Field): string =>
  typeof field === 'string' ? field : isUnion(field) ? union(field) : field.ts;

/** A detail's type as it is written: `{ userId: string }`. */
const detailType = (fields: Fields | undefined): string =>
  fields
    ? `{ ${Object.entries(fields)
        .map(([name, field]) => `${name}: ${fieldType(field)}`)
        .join('; ')} }`
    : 'void';

/** A fact in the past tense, reported to the page; `Detail` is its data. */
export interface WidgetEvent<Detail> {
  readonly summary: string;
  /** How the detail's type is written in manifests. */
  readonly ts: string;
  /** The page may prevent what the widget does next; the summary says what that is. */
  readonly cancelable?: boolean;
  /** Never set; carries the type. */
  readonly carries?: Detail;
}

/** An event with what its detail holds; without fields it has none. */
export const event = <const Of extends Fields | undefined = undefined>(text: {
  summary: string;
  detail?: Of;
  cancelable?: boolean;
}): WidgetEvent<DetailWith<Of>> => ({ ts: detailType(text.detail), ...text });

/** One stylesheet, by the id of its source. */
export type SheetSource = readonly (readonly [id: string, css: string])[];

/** What is loaded when a widget is first used. */
export interface Implementation {
  View: ComponentType<Record<string, unknown>>;
  css: SheetSource;
}

type AnyProps = Record<string, Prop<unknown>>;
type AnyEvents = Record<string, WidgetEvent<unknown>>;
type AnyTag = `echelon-${string}`;

/** A widget, as data: from this come the React component, the custom element, their types and their documentation. */
export interface Definition<
  Props extends AnyProps = AnyProps,
  Events extends AnyEvents = AnyEvents,
  Tag extends AnyTag = AnyTag,
> {
  readonly tag: Tag;
  readonly summary: string;
  readonly group: 'signup' | 'account' | 'training' | 'commercial' | 'staff' | 'journeys';
  /** Pixels that the skeleton reserves until the widget shows. */
  readonly height: number;
  readonly props: Props;
  readonly events: Events;
  /** What a page listens to most, where the order of the events does not say so; documentation. */
  readonly mainEvent?: string;
  readonly parts: Readonly<Record<string, string>>;
  readonly slots: Readonly<Record<string, string>>;
  /**
   * The properties that a server has to give, so that what it writes is what everybody sees first; none where nothing of
   * it depends on the reader. A widget without this is not prerendered: it would jump for who is signed out, or in.
   */
  readonly prerenders?: readonly string[];
  readonly load: () => Promise<Implementation>;
  /** Set when a visitor's offers are what it asks first (`elements/offers-path.ts`), so that a page can ask while its code is on its way. */
  readonly asksOffers?: true;
}

export const defineWidget = <const Props extends AnyProps, const Events extends AnyEvents, const Tag extends AnyTag>(
  definition: Definition<Props, Events, Tag> & {
    readonly prerenders?: readonly (keyof Props & string)[];
    readonly mainEvent?: keyof Events & string;
  },
): Definition<Props, Events, Tag> => definition;

/** Parts and slots that every element has. */
export const commonParts = {
  skeleton: 'The placeholder shown until the widget has loaded.',
  failure: 'The message shown when the widget broke.',
};
export const commonSlots = {
  '': 'Shown in place of the widget when it cannot load: put a plain link here.',
  loading: 'Replaces the skeleton.',
};

/** A brand in a few strokes: three colours, a radius in CSS px and a font. What is not given is the default brand's. */
export type Appearance = { readonly [Name in keyof BrandSeed]?: BrandSeed[Name] | undefined };

/** Properties that every widget has. */
export const commonProps = {
  theme: oneOf(['light', 'dark'], {
    summary: 'Forces a colour scheme; without it the widget follows the page.',
  }),
  appearance: json<Appearance>({
    ts: '{ accent?: string; ink?: string; paper?: string; radius?: number; fontFamily?: string }',
    summary:
      'A brand in three colours, a radius in px and a font, from which all colours are derived so that everybody can read them, in light and in dark. Use the `--echelon-*` properties to set single values.',
  }),
};

type ValueOf<P> = P extends Prop<infer T> ? T : never;
type DetailOf<E> = E extends WidgetEvent<infer Detail> ? Detail : never;

/** A callback may answer `false` to prevent what a cancelable event would do next. */
export type Callback<Detail> = (detail: Detail) => boolean | void;

/** A widget's properties and callbacks, as React sees them. */
export type PropsOf<D> =
  D extends Definition<infer Props, infer Events>
    ? { [Name in keyof Props]?: ValueOf<Props[Name]> | undefined } & {
        [Name in keyof Events & string as `on${Capitalize<Name>}`]?: Callback<DetailOf<Events[Name]>> | undefined;
      } & { theme?: 'light' | 'dark' | undefined; appearance?: Appearance | undefined }
    : never;

/** A widget's DOM events: `offerChosen` → `echelon-offer-chosen` with its detail. */
export type EventsOf<D> =
  D extends Definition<AnyProps, infer Events>
    ? { [Name in keyof Events & string as `echelon-${Kebab<Name>}`]: CustomEvent<DetailOf<Events[Name]>> }
    : never;

export type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : Name;

export const kebab = (name: string) =>
  name.replace(/[A-Z]+/g, (capitals, at: number) => `${at ? '-' : ''}${capitals.toLowerCase()}`);
export const eventType = (name: string) => `echelon-${kebab(name)}`;
export const callbackName = (name: string) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `echelon-offer-picker` → `OfferPicker`. */
export const componentName = (tag: string) =>
  tag.replace(/^echelon/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The values a definition gives where the page gives none. */
export const defaultsOf = (definition: Definition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definition.props)
      .filter(([, prop]) => prop.default !== undefined)
      .map(([name, prop]) => [name, prop.default]),
  );
