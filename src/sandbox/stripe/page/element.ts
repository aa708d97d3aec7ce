import type { StripeError } from '@stripe/stripe-js';
import { answer, ask } from '../channel.js';
import type { FrameLook, FrameOptions, FrameState, FrameType, ToFrame, ToPage, Validated } from '../messages.js';
import type { PageContext } from './context.js';
import { Emitter } from './emitter.js';
import { FrameHost } from './frame-host.js';
import { styleFrame, setFrameHeight } from './frame-style.js';
import { groundOf } from './ground.js';
import { IntegrationError } from './not-offered.js';

/** What every element reports, `Change` being its own. */
export interface ElementEvents<T extends FrameType, Change> {
  ready: { elementType: T };
  change: Change;
  focus: { elementType: T };
  blur: { elementType: T };
  escape: { elementType: T };
  loaderstart: { elementType: T };
  loaderror: { elementType: T; error: StripeError };
}

export interface ElementParts {
  context: PageContext;
  look: () => Omit<FrameLook, 'ground'>;
  destroyed: () => void;
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message:
    'The secure fields could not be loaded. An ad blocker, privacy software or the internet connection may be in the way.',
};

/** One element: a place on the page, the frame in it, and the events that come out of it. */
export abstract class FrameElement<
  T extends FrameType,
  Change,
  Events extends ElementEvents<T, Change>,
> extends Emitter<Events> {
  #host: FrameHost<ToPage> | undefined;
  #place: HTMLElement | undefined;
  #destroyed = false;
  #failure: StripeError | undefined;
  #wasReady = false;
  protected state: FrameState = { empty: true, complete: false };

  constructor(
    readonly type: T,
    private readonly parts: ElementParts,
  ) {
    super();
  }

  protected abstract get frameOptions(): FrameOptions[T];
  protected abstract notify(event: 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderstart'): void;
  protected abstract failed(error: StripeError): void;

  get place(): HTMLElement | undefined {
    return this.#place;
  }

  mount(domElement: string | HTMLElement): void {
    if (this.#destroyed) throw new IntegrationError(`This ${this.type} element was destroyed. Create a new one.`);
    const place = typeof domElement === 'string' ? document.querySelector<HTMLElement>(domElement) : domElement;
    if (!place) throw new IntegrationError(`The place for the ${this.type} element is not on the page.`);
    if (!document.contains(place)) {
      throw new IntegrationError(
        `The place for the ${this.type} element is not in the document's own tree. Frames cannot find each other from inside a shadow tree: put it in the light tree and show it through a slot.`,
      );
    }
    if (this.#place === place) return;
    this.unmount();
    this.#open(place);
  }

  unmount(): void {
    this.#host?.close();
    this.#host = undefined;
    this.#place?.classList.remove('StripeElement');
    this.#place = undefined;
    this.#wasReady = false;
    this.state = { empty: true, complete: false };
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.unmount();
    this.#destroyed = true;
    this.parts.destroyed();
  }

  focus(): void {
    this.#host?.iframe.focus();
    this.send({ is: 'focus' });
  }

  blur(): void {
    this.#host?.iframe.blur();
    this.send({ is: 'blur' });
  }

  clear(): void {
    this.send({ is: 'clear' });
  }

  /** Colours, language and the like have changed for all elements. */
  restyle(): void {
    this.#paint();
    this.send({ is: 'look', look: this.#look() });
    // the page around may still be fading to its new colours
    setTimeout(() => this.send({ is: 'look', look: this.#look() }), 400);
  }

  /** Shows what is missing; answers the first fault. */
  async validate(): Promise<Validated> {
    if (this.#failure) return { fault: { code: 'element_not_loaded', message: this.#failure.message ?? '' } };
    if (!this.#wasReady)
      return {
        fault: { code: 'element_not_ready', message: 'The secure fields are still loading. Try again in a moment.' },
      };
    return this.request<Validated>({ is: 'validate' });
  }

  /** Puts the cursor into the first field with a fault. */
  focusFault(): void {
    this.#host?.iframe.focus();
    this.send({ is: 'focusFault' });
  }

  protected send(message: ToFrame<T>): void {
    this.#host?.port?.postMessage(message);
  }

  protected request<Answer>(message: ToFrame<T>): Promise<Answer> {
    const { port, signal } = this.#host ?? {};
    if (!port || !signal)
      throw new IntegrationError(
        `The ${this.type} element is not mounted, or not ready yet. Wait for its ready event.`,
      );
    return ask<ToFrame<T>, Answer>(port, message, signal);
  }

  protected sendOptions(): void {
    this.send({ is: 'options', options: this.frameOptions });
  }

  #open(place: HTMLElement): void {
    const { settings, publishableKey } = this.parts.context;
    const url = new URL('frame.html', settings.base);
    url.searchParams.set('type', this.type);
    if (this.parts.look().appearance.theme === 'night') url.searchParams.set('theme', 'night');
    this.#failure = undefined;
    this.#place = place;
    this.#host = new FrameHost<ToPage>({
      url,
      title: this.type === 'payment' ? 'Secure card fields' : 'Secure address fields',
      patience: settings.patience,
      opened: port => {
        const setup: ToFrame<T> = {
          is: 'setup',
          publishableKey,
          viaPage: settings.transport !== undefined,
          look: this.#look(),
          options: this.frameOptions,
        };
        port.postMessage(setup);
      },
      onMessage: event => this.#hear(event),
      lost: () => this.#fail(unreachable),
    });
    this.#paint();
    place.classList.add('StripeElement');
    place.replaceChildren(this.#host.iframe);
    this.notify('loaderstart');
  }

  #look(): FrameLook {
    return { ...this.parts.look(), ground: this.#place && groundOf(this.#place) };
  }

  #paint(): void {
    if (this.#host) styleFrame(this.#host.iframe, this.parts.look().appearance.theme === 'night');
  }

  #fail(error: StripeError): void {
    this.#failure = error;
    this.failed(error);
  }

  #hear(event: MessageEvent<ToPage>): void {
    const message = event.data;
    switch (message.is) {
      case 'ready':
        this.state = message.state;
        // a frame that the page moved has loaded again and lost what was typed: that is a change, not a new element
        if (this.#wasReady || !message.state.empty) queueMicrotask(() => this.notify('change'));
        if (!this.#wasReady) this.notify('ready');
        this.#wasReady = true;
        break;
      case 'change':
        this.state = message.state;
        this.notify('change');
        break;
      case 'height':
        if (this.#host) setFrameHeight(this.#host.iframe, message.pixels);
        break;
      case 'failed':
        this.#fail(message.error);
        break;
      case 'enter':
        this.#place?.closest('form')?.requestSubmit();
        break;
      case 'call':
        void this.parts.context.call(message.call).then(value => answer(event, value));
        break;
      default:
        this.notify(message.is);
    }
  }
}
