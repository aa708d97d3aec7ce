import core from '@r2wc/core';
import { callbackName, defaultsOf, eventType, kebab, commonProps, type Definition } from '../widgets/define.js';
import type { Mounted } from './mount.js';
import { askAhead } from './ahead.js';
import { showFailure, showSkeleton } from './placeholder.js';
import { readAttribute } from './attributes.js';

// What the DOM half of r2wc keeps on its elements, under these registered symbols; its version is pinned for them.
const PROPS: unique symbol = Symbol.for('r2wc.props');
const RENDER: unique symbol = Symbol.for('r2wc.render');
const CONNECTED: unique symbol = Symbol.for('r2wc.connected');

interface R2wcElement extends HTMLElement {
  [PROPS]: Record<string, unknown>;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const isR2wc = (made: CustomElementConstructor): made is new () => R2wcElement => RENDER in made.prototype;

interface Mount {
  props: Readonly<Record<string, unknown>>;
  mounted?: Mounted;
  gone?: boolean;
}

/** Told on every element, whatever widget it is. */
export interface ElementEvents {
  'echelon-ready': CustomEvent<void>;
  'echelon-error': CustomEvent<{ phase: 'load' | 'render'; message: string }>;
}

/** A custom element with the widget inside its shadow root; `whenReady` resolves when the widget has shown. */
export interface WidgetElement extends HTMLElement {
  whenReady(): Promise<void>;
}

const emit = (host: Element, type: string, detail: unknown, cancelable = false) =>
  host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));

function renderer(definition: Definition) {
  const defaults = defaultsOf(definition);
  const given = (props: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(props).filter(([name, value]) => name !== 'container' && value !== undefined));
  return {
    mount(container: Node, _: unknown, first: Record<string, unknown>): Mount {
      if (!(container instanceof ShadowRoot)) throw new Error(`<${definition.tag}> has no shadow root.`);
      const { host } = container;
      const callbacks = Object.fromEntries(
        Object.entries(definition.events).map(([name, { cancelable }]) => [callbackName(name), (detail: unknown) => emit(host, eventType(name), detail, cancelable)]),
      );
      const mount: Mount = { props: { ...defaults, ...given(first), ...callbacks } };
      const fail = (phase: 'load' | 'render') => (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (emit(host, 'echelon-error', { phase, message }, true)) console.error(`<${definition.tag}> failed (${phase}):`, error);
      };
      showSkeleton(container, definition.height);
      askAhead(definition, mount.props);
      void Promise.all([import('./mount.js'), definition.load()]).then(
        ([{ mount: show }, implementation]) => {
          if (mount.gone) return;
          mount.mounted = show({ root: container, implementation, props: () => mount.props, onFailure: fail('render'), onShown: () => void emit(host, 'echelon-ready', undefined) });
        },
      ).catch((error: unknown) => {
        if (mount.gone) return;
        showFailure(container);
        fail('load')(error);
      });
      return mount;
    },
    update(mount: Mount, props: Record<string, unknown>) {
      const callbacks = Object.fromEntries(Object.keys(definition.events).map(name => [callbackName(name), mount.props[callbackName(name)]]));
      mount.props = { ...defaults, ...given(props), ...callbacks };
      mount.mounted?.update();
    },
    unmount(mount: Mount) {
      mount.gone = true;
      mount.mounted?.unmount();
    },
  };
}

/** The custom element of a definition. Costs no React: that and the widget's code load when the element is first connected. */
export function elementClass(definition: Definition): new () => WidgetElement {
  const specs: Definition['props'] = { ...commonProps, ...definition.props };
  const names = Object.keys(specs);
  // Everything is a string to r2wc: its own parsing would break the upgrade on bad JSON.
  const strings = Object.fromEntries(names.map(name => [name, 'string' as const]));
  const Base: CustomElementConstructor = core<Record<string, unknown>, Mount>(() => null, { shadow: 'open', props: strings }, renderer(definition));
  if (!isR2wc(Base)) throw new Error('@r2wc/core keeps its state elsewhere: look at its new version.');
  const byAttribute = new Map(names.map(name => [kebab(name), name]));

  class Widget extends Base implements WidgetElement {
    static get observedAttributes() {
      return [...byAttribute.keys()];
    }

    #ready = new Promise<void>(resolve => this.addEventListener('echelon-ready', event => event.target === this && resolve(), { once: true }));

    constructor() {
      super();
      // r2wc starts as connected, and would show elements that were never put into a page.
      this[CONNECTED] = false;
      for (const [attribute, name] of byAttribute) {
        const upgraded = Object.hasOwn(this, name) ? Reflect.get(this, name) : undefined;
        Reflect.deleteProperty(this, name);
        this[PROPS][name] = undefined;
        if (this.hasAttribute(attribute)) this.attributeChangedCallback(attribute, null, this.getAttribute(attribute));
        if (upgraded !== undefined) Reflect.set(this, name, upgraded);
      }
    }

    // A declarative shadow root is kept, with the markup in it.
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    whenReady(): Promise<void> {
      return this.#ready;
    }

    override connectedCallback(): void {
      this[CONNECTED] = true;
      this[RENDER]();
    }

    // A move is a removal and an insertion in one task; what was typed survives it.
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    connectedMoveCallback(): void {
      // Being there at all keeps `moveBefore` from disconnecting the element.
    }

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
      const name = byAttribute.get(attribute);
      const spec = name === undefined ? undefined : specs[name];
      if (name === undefined || !spec) return;
      const read = readAttribute(spec.type, value);
      if (read.ok) Reflect.set(this, name, read.value);
      else console.error(`<${definition.tag}> could not read the attribute "${attribute}": ${read.problem}`);
    }
  }

  for (const name of names) {
    Object.defineProperty(Widget.prototype, name, {
      enumerable: true,
      configurable: true,
      get(this: R2wcElement) {
        return this[PROPS][name];
      },
      set(this: R2wcElement, value: unknown) {
        if (Object.is(this[PROPS][name], value)) return;
        this[PROPS][name] = value;
        this[RENDER]();
      },
    });
  }
  return Widget;
}
