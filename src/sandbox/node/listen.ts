import type { Server, ServerResponse } from 'node:http';
import { serve, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export type Bindings = HttpBindings | Http2Bindings;

export interface Listening {
  port: number;
  /**
   * Takes nobody new, lets requests in flight be answered, and cuts those that are not within the bound. Answers how
   * many were cut.
   */
  close(): Promise<number>;
}

interface Options {
  port: number;
  host: string;
  /** Nothing else runs in this process. */
  ownProcess?: boolean;
  /** Seconds that requests in flight have once it closes. */
  drainSeconds?: number;
}

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** Follows what a server is answering, so that it can end without cutting anybody short. */
function drained(server: Server, drainSeconds: number): Listening['close'] {
  const open = new Set<ServerResponse>();
  let closing = false;
  /** The client learns that the next request takes another connection, and another process. */
  const last = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close');
  };
  server.prependListener('request', (_, response: ServerResponse) => {
    open.add(response);
    if (closing) last(response);
    response.once('close', () => {
      open.delete(response);
      // its headers may have been on their way before
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () =>
    new Promise(done => {
      closing = true;
      let cut = 0;
      const bound = setTimeout(() => {
        cut = open.size;
        server.closeAllConnections();
      }, drainSeconds * 1000);
      server.close(() => {
        clearTimeout(bound);
        done(cut);
      });
      for (const response of open) last(response);
      server.closeIdleConnections();
    });
}

/**
 * Serves on a port; rejects when it is taken. Port 0 is any free one. A process that is nothing but a server lends its
 * `Request` and `Response` to the adapter, whose own are made in a tenth of the time; anybody else keeps theirs.
 */
export function listen(
  fetch: Fetch,
  { port, host: hostname, ownProcess = false, drainSeconds = 10 }: Options,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname, overrideGlobalObjects: ownProcess }, at => {
      server.off('error', reject);
      resolve({ port: at.port, close });
    });
    if (!('closeIdleConnections' in server)) throw new Error('The adapter serves something that is no HTTP/1 server.');
    const close = drained(server, drainSeconds);
    server.once('error', reject);
  });
}
