import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a call can lose its answer. */
export const cuts = {
  request: 'the request never arrives',
  answer: 'the answer is lost',
  half: 'half of the answer comes',
  never: 'no answer ever comes',
} as const;
export type Cut = keyof typeof cuts;

export interface CuttingProxy {
  url: string;
  /** From now on every call that writes is cut so, until `heal`. */
  cut: (how: Cut, isCut: (method: string, path: string) => boolean) => void;
  heal: () => void;
  /** How many were cut since the last `cut`. */
  readonly count: number;
  /** How many wait for an answer that never comes, with the work done. */
  readonly held: number;
  close: () => Promise<void>;
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

/** Stands between a page and a back end, both over real sockets, and cuts the line where it is asked to. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  let how: Cut | undefined;
  let isCut = (_method: string, _path: string) => false;
  let count = 0;
  let held = 0;

  const forward = ({ method, url = '/', headers }: IncomingMessage, body: Buffer) =>
    new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
      const { host: _, connection: __, ...own } = headers;
      const asked = send(
        new URL(url, target),
        { method, headers: own, agent: false },
        message => void bodyOf(message).then(answer => resolve({ message, body: answer }), reject),
      );
      asked.on('error', reject);
      asked.end(body);
    });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    const cut = isCut(request.method ?? '', new URL(request.url ?? '/', target).pathname) ? how : undefined;
    if (cut) count += 1;
    if (cut === 'request') return request.socket.destroy();
    const { message, body: whole } = await forward(request, body);
    if (cut === 'answer') return request.socket.destroy();
    if (cut === 'never') {
      held += 1;
      request.socket.once('close', () => (held -= 1));
      return undefined;
    }
    const { connection: _, 'transfer-encoding': __, ...headers } = message.headers;
    response.writeHead(message.statusCode ?? 502, { ...headers, 'content-length': whole.length });
    if (cut !== 'half') return response.end(whole);
    response.write(whole.subarray(0, whole.length / 2));
    return setTimeout(() => request.socket.destroy(), 5);
  };

  const server = createServer(
    (request, response) => void answer(request, response).catch(() => request.socket.destroy()),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut(next, which) {
      how = next;
      isCut = which;
      count = 0;
    },
    heal() {
      how = undefined;
    },
    get held() {
      return held;
    },
    get count() {
      return count;
    },
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
