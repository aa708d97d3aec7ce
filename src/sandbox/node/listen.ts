import { serve, type Http2Bindings, type HttpBindings, type ServerType } from '@hono/node-server';

export type Bindings = HttpBindings | Http2Bindings;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

type Fetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/**
 * Serves on a port; rejects when it is taken. Port 0 is any free one. A process that is nothing but a server lends its
 * `Request` and `Response` to the adapter, whose own are made in a tenth of the time; anybody else keeps theirs.
 */
export function listen(fetch: Fetch, port: number, hostname: string, { ownProcess = false } = {}): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve({ fetch, port, hostname, overrideGlobalObjects: ownProcess }, at => {
      server.off('error', reject);
      resolve({
        port: at.port,
        close: () =>
          new Promise(done => {
            server.close(() => done());
            // browsers keep idle connections open; waiting for them would hold the end up
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', reject);
  });
}
