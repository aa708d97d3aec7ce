import { createServer, request } from 'node:http';

/** A route to files of a server that a test can close. */
export interface Gate {
  /** Its own address, new each time: no browser has kept anything that came from there. */
  origin: string;
  /** The addresses that were requested here, in their order, even if they were not let through. */
  asked: readonly string[];
  /** Lets through those who wait, and everybody after. */
  open(): void;
  close(): void;
}

/** A gate before a server. Until it is opened, requests for the named pattern wait, or are refused without an answer. */
export async function gateTo(server: string, pattern: RegExp, meanwhile: 'wait' | 'refuse'): Promise<Gate> {
  let isOpen = false;
  let letThrough: () => void = () => undefined;
  const opened = new Promise<void>(resolve => (letThrough = resolve));
  const open = () => {
    isOpen = true;
    letThrough();
  };
  const asked: string[] = [];
  const gate = createServer((call, answer) => {
    const path = call.url ?? '/';
    asked.push(path);
    const pass = () => {
      // A connection each: one that is kept may be closed at the other end just when it is used again.
      const through = request(
        new URL(path, server),
        { agent: false, method: call.method, headers: { ...call.headers, host: new URL(server).host } },
        response => {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      through.on('error', () => answer.destroy());
      call.pipe(through);
    };
    if (isOpen || !pattern.test(path)) pass();
    else if (meanwhile === 'refuse') call.destroy();
    else void opened.then(pass);
  });
  await new Promise<void>(resolve => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    open,
    close: () => {
      open();
      gate.closeAllConnections();
      gate.close();
    },
  };
}
