import { createServer, request } from 'node:http';

/** A way to files of a server that somebody can close. */
export interface Gate {
  /** Its own address, new each time: no browser has kept anything that came from there. */
  origin: string;
  /** Lets through whoever waits, and everybody after. */
  open(): void;
  close(): void;
}

/** Stands before a server. Who asks for what the pattern names waits until it is opened, or is sent away without an answer. */
export async function gateTo(server: string, pattern: RegExp, meanwhile: 'wait' | 'refuse'): Promise<Gate> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>(resolve => (open = resolve));
  const gate = createServer((asked, answer) => {
    const pass = () => {
      // A connection each: one that is kept may be closed at the other end just when it is used again.
      const through = request(new URL(asked.url ?? '/', server), { agent: false, method: asked.method, headers: { ...asked.headers, host: new URL(server).host } }, response => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      through.on('error', () => answer.destroy());
      asked.pipe(through);
    };
    if (!pattern.test(asked.url ?? '')) pass();
    else if (meanwhile === 'refuse') asked.destroy();
    else void opened.then(pass);
  });
  await new Promise<void>(resolve => gate.listen(0, '127.0.0.1', resolve));
  const address = gate.address();
  return {
    origin: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    open,
    close: () => {
      open();
      gate.closeAllConnections();
      gate.close();
    },
  };
}
