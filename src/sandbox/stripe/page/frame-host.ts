import { hello } from '../messages.js';

export interface FrameHostOptions<In> {
  /** The frame's address; its origin is the only one listened to. */
  url: URL;
  title: string;
  /** Milliseconds until a silent frame counts as lost. */
  patience: number;
  /** The frame is there and listening; runs again when the page moved it and it loaded again. */
  opened: (port: MessagePort) => void;
  onMessage: (event: MessageEvent<In>) => void;
  /** The frame does not answer; called once at most. */
  lost: () => void;
}

/**
 * An iframe and the line to it. The frame says hello first and gets its channel then: a page that speaks first would be
 * speaking to any page in its place, an error page of the browser too.
 */
export class FrameHost<In> {
  readonly iframe = document.createElement('iframe');
  #port: MessagePort | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = new AbortController();

  constructor(private readonly options: FrameHostOptions<In>) {
    this.iframe.title = options.title;
    this.iframe.src = options.url.href;
    const { signal } = this.#closed;
    addEventListener('message', event => this.#greet(event), { signal });
    // A page that is blocked loads all the same (the browser's own error page), only nothing says hello.
    this.iframe.addEventListener('load', () => this.#wait(Math.min(1500, options.patience)), { signal });
    this.#wait(options.patience);
  }

  get port(): MessagePort | undefined {
    return this.#port;
  }

  /** Aborts when the frame is taken away. */
  get signal(): AbortSignal {
    return this.#closed.signal;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#closed.abort(new Error('The frame was taken off the page.'));
    this.#port?.close();
    this.iframe.remove();
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#port) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#port) this.options.lost();
    }, milliseconds);
  }

  #greet(event: MessageEvent<unknown>): void {
    if (event.data !== hello || event.source !== this.iframe.contentWindow || event.origin !== this.options.url.origin)
      return;
    clearTimeout(this.#timer);
    this.#port?.close();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (message: MessageEvent<In>) => this.options.onMessage(message);
    this.#port = port1;
    this.iframe.contentWindow?.postMessage(hello, this.options.url.origin, [port2]);
    this.options.opened(port1);
  }
}
