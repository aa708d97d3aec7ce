/** `on`, `once` and `off` as the provider's elements have them; handlers can be removed by the function they were added with. */
export class Emitter<Events extends object> {
  #handlers: { [K in keyof Events]?: Map<(event: Events[K]) => unknown, boolean> } = {};

  on<K extends keyof Events>(type: K, handler: (event: Events[K]) => unknown): this {
    this.#of(type).set(handler, false);
    return this;
  }

  once<K extends keyof Events>(type: K, handler: (event: Events[K]) => unknown): this {
    this.#of(type).set(handler, true);
    return this;
  }

  off<K extends keyof Events>(type: K, handler?: (event: Events[K]) => unknown): this {
    if (handler) this.#of(type).delete(handler);
    else this.#of(type).clear();
    return this;
  }

  protected emit<K extends keyof Events>(type: K, event: Events[K]): void {
    const handlers = this.#of(type);
    // a handler that is added meanwhile waits for the next event
    const now = [...handlers];
    for (const [handler, once] of now) {
      if (once) handlers.delete(handler);
      handler(event);
    }
  }

  #of<K extends keyof Events>(type: K): Map<(event: Events[K]) => unknown, boolean> {
    return (this.#handlers[type] ??= new Map());
  }
}
