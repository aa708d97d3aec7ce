import core from '@r2wc/core';
import { callbackName, defaultsOf, eventType, kebab, commonProps, type Definition } from '../widgets/element/define.js';
import type { Mounted } from './mount.js';
import type { ErrorCause } from '../core/session/error-causes.js';
import type { Left } from './ahead.js';
import { leftConfig } from '../core/session/page.js';
import { showFailure, showSkeleton, adoptPlaceholderStyles } from './placeholder.js';
import { readAttribute } from './attributes.js';

// What the DOM half of r2wc keeps on its elements, under these registered symbols; its version is pinned for them.
const PROPS: unique symbol = Symbol.for('r2wc.props');
const RENDER: unique symbol = Symbol.for('r2wc.render');
const CONNECTED: unique symbol = Symbol.for('r2wc.connected');
const CONTEXT: unique symbol = Symbol.for('r2wc.context');

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [CONTEXT]?: Mount;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Milliseconds that an element may be out of the page before it starts again. */
const TWO_FRAMES = 34;

type Props = Readonly<Record<string, unknown>>;

interface Mount {
  props: Props;
  /** All of them, for what r2wc holds: with defaults, and the callbacks that become events. */
  propsOf: (held: Props) => Props;
  mounted?: Mounted;
  gone?: boolean;
  /** The failure that replaced it. */
  failed?: ShadowRoot;
}

/** Events of every element, for all widgets. */
export interface ElementEvents {
  'echelon-ready': CustomEvent<void>;
  'echelon-error': CustomEvent<{ phase: 'load' | 'render' | 'request'; cause: ErrorCause; message: string }>;
}

/** A custom element with the widget inside its shadow root; `whenReady` resolves when the widget has shown. */
export interface WidgetElement extends HTMLElement {
  whenReady(): Promise<void>;
}

const causes = { load: 'codeNotLoaded', render: 'widgetBroke' } satisfies Record<string, ErrorCause>;

const emit = (host: Element, type: string, detail: unknown, cancelable = false) =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));

function renderer(definition: Definition) {
  const defaults = defaultsOf(definition);
  return {
    mount(host: HTMLElement, _: unknown, first: Props): Mount {
      // A declarative shadow root is kept, with the markup in it; the parser brings it after the element was made.
      const container = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      const callbacks = Object.fromEntries(
        Object.entries(definition.events).map(([name, { cancelable }]) => [
          callbackName(name),
          (detail: unknown) => emit(host, eventType(name), detail, cancelable),
        ]),
      );
      const propsOf = ({ container: _own, ...held }: Props): Props => ({
        ...defaults,
        ...Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined)),
        ...callbacks,
      });
      const mount: Mount = { props: propsOf(first), propsOf };
      const fail = (phase: 'load' | 'render', isLost: boolean) => (error: unknown) => {
        // Every error on the way ends here, and never in a skeleton that stays.
        if (isLost) {
          if (mount.gone) return;
          mount.mounted?.unmount();
          delete mount.mounted;
          mount.failed = container;
          showFailure(container, start);
        }
        const message = error instanceof Error ? error.message : String(error);
        if (emit(host, 'echelon-error', { phase, cause: causes[phase], message }, true))
          console.error(`<${definition.tag}> failed (${phase}):`, error);
      };
      const start = async () => {
        try {
          delete mount.failed;
          showSkeleton(container, definition.height);
          const { ahead }: Left = leftConfig();
          // A page sets its properties in the lines after it puts the element there.
          if (definition.asksOffers) queueMicrotask(() => ahead?.ask(host));
          const [{ mount: show }, implementation] = await Promise.all([import('./mount.js'), definition.load()]);
          if (mount.gone) return;
          mount.mounted = show({
            root: container,
            implementation,
            props: () => mount.props,
            onFailure: fail('render', false),
            onLost: fail('render', true),
            onShown: () => void emit(host, 'echelon-ready', undefined),
          });
        } catch (error) {
          fail('load', true)(error);
        }
      };
      void start();
      return mount;
    },
    update(mount: Mount, held: Props) {
      mount.props = mount.propsOf(held);
      mount.mounted?.update();
    },
    unmount(mount: Mount) {
      mount.gone = true;
      mount.mounted?.unmount();
      mount.failed?.replaceChildren();
    },
  };
}

/** Whether the server's markup for an element is still on its way: a page that comes in pieces defines elements amid them. */
const isBeingParsed = (host: Element) =>
  document.readyState === 'loading' &&
  host.hasAttribute('data-prerendered') &&
  !host.shadowRoot?.querySelector('[data-echelon-end]');

/** The custom element of a definition. Costs no React: that and the widget's code load when the element is first connected. */
export function elementClass(definition: Definition): new () => WidgetElement {
  const specs: Definition['props'] = { ...commonProps, ...definition.props };
  const names = Object.keys(specs);
  // r2wc does not know these: its own parsing would break the upgrade on bad JSON.
  const Base = core<Record<string, unknown>, Mount>(
    () => null,
    { props: Object.fromEntries(names.map(name => [name, undefined])) as object },
    renderer(definition),
  ) as new () => R2wcElement;
  // What renders on a server, or before the definition, writes a property's name as it is, and HTML has no capitals.
  const byAttribute = new Map(
    Object.entries(specs).flatMap(([name, { type }]) =>
      [kebab(name), name.toLowerCase()].map(attribute => [attribute, { name, type }] as const),
    ),
  );

  const reported = new Set<string>();

  class Widget extends Base implements WidgetElement {
    static get observedAttributes() {
      return [...byAttribute.keys()];
    }

    #ready = new Promise<void>(resolve =>
      this.addEventListener('echelon-ready', event => event.target === this && resolve(), { once: true }),
    );

    constructor() {
      super();
      // r2wc starts as connected, and would show elements that were never put into a page.
      this[CONNECTED] = false;
      const upgraded: [string, unknown][] = [];
      for (const name of names) {
        if (Object.hasOwn(this, name)) upgraded.push([name, Reflect.get(this, name)]);
        Reflect.deleteProperty(this, name);
      }
      for (const attribute of byAttribute.keys()) {
        if (this.hasAttribute(attribute)) this.attributeChangedCallback(attribute, null, this.getAttribute(attribute));
      }
      for (const [name, value] of upgraded) if (value !== undefined) Reflect.set(this, name, value);
    }

    whenReady(): Promise<void> {
      return this.#ready;
    }

    override connectedCallback(): void {
      if (isBeingParsed(this)) return void requestAnimationFrame(() => this.isConnected && this.connectedCallback());
      this[CONNECTED] = true;
      this[RENDER]();
    }

    // A move is a removal and an insertion, by some pages a frame later; what was typed survives it.
    override disconnectedCallback(): void {
      setTimeout(() => {
        if (!this.isConnected) super.disconnectedCallback();
      }, TWO_FRAMES);
    }

    connectedMoveCallback(): void {
      // Being there at all keeps `moveBefore` from disconnecting the element.
    }

    // A style sheet belongs to the document that made it.
    adoptedCallback(): void {
      if (!this.shadowRoot) return;
      this.shadowRoot.adoptedStyleSheets = [];
      adoptPlaceholderStyles(this.shadowRoot);
      this[CONTEXT]?.mounted?.adopted();
    }

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
      const prop = byAttribute.get(attribute);
      if (!prop) return;
      const read = readAttribute(prop.type, value);
      if (read.ok) Reflect.set(this, prop.name, read.value);
      else if (!reported.has(`${attribute} ${value}`)) {
        reported.add(`${attribute} ${value}`);
        console.error(`<${definition.tag}> could not read the attribute "${attribute}": ${read.problem}`);
      }
    }
  }

  return Widget;
}
