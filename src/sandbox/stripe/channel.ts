/**
 * Sends a message that wants an answer. The answer comes through a port of its own,
 * so nothing has to be matched up by number.
 * @param signal Gives up: the promise rejects with the signal's reason.
 */
export function ask<Message, Answer>(port: MessagePort, message: Message, signal?: AbortSignal): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const stop = (): void => {
      port1.close();
      reject(signal?.reason);
    };
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    port1.onmessage = (event: MessageEvent<Answer>) => {
      signal?.removeEventListener('abort', stop);
      port1.close();
      resolve(event.data);
    };
    port.postMessage(message, [port2]);
    return undefined;
  });
}

/** Answers a message that `ask` sent; a message without a port wants no answer. */
export function answer<Answer>(event: MessageEvent<unknown>, value: Answer): void {
  event.ports[0]?.postMessage(value);
}
