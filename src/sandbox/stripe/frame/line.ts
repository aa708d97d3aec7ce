import { hello } from '../messages.js';

/**
 * Says hello to the page around this frame and waits for its end of the channel.
 * Any page may embed the frame; what it can do is what its publishable key allows.
 */
export function openLine<In>(onMessage: (event: MessageEvent<In>, port: MessagePort) => void): void {
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const port = event.ports[0];
    if (event.source !== parent || event.data !== hello || !port) return;
    port.onmessage = (message: MessageEvent<In>) => onMessage(message, port);
  });
  parent.postMessage(hello, '*');
}
