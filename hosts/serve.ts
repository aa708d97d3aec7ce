import { join, resolve } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import type { Origins, Site, Strictness } from './serve/policies.js';
import { siteApp } from './serve/site.js';

export type { Origins, Site } from './serve/policies.js';

export interface HostsOptions {
  /** Where the sandbox answers. */
  sandbox: string;
  /** The checkout: the portal is read from its `dist`, the other sites from `hosts`. */
  root: string;
  /** A port for each site; 0 or nothing takes any free one. */
  ports?: Partial<Record<Site, number>>;
  /** `strict` serves the partner page under `style-src 'none'` and without its own stylesheet. */
  csp?: Strictness;
}

const folders: Record<Site, string> = {
  portal: 'dist/hosts/portal',
  partner: 'hosts/partner',
  retailer: 'hosts/retailer',
  landing: 'hosts/landing',
};

const sites = ['portal', 'partner', 'retailer', 'landing'] as const;

/** Serves the portal and the three stranger's pages, each on an origin of its own. */
export async function serveHosts({
  sandbox,
  root,
  ports = {},
  csp = 'usual',
}: HostsOptions): Promise<{ origins: Origins; close: () => Promise<void> }> {
  const origins: Origins = { sandbox, portal: '', partner: '', retailer: '', landing: '' };
  const servers = await Promise.all(
    sites.map(async site => {
      const app = siteApp({
        site,
        folder: resolve(join(root, folders[site])),
        origins: () => origins,
        strictness: csp,
      });
      return new Promise<ServerType>((listening, failed) => {
        const server = serve({ fetch: app.fetch, port: ports[site] ?? 0, hostname: '127.0.0.1' }, ({ port }) => {
          origins[site] = `http://localhost:${port}`;
          listening(server);
        });
        server.on('error', failed);
      });
    }),
  );
  const close = async (): Promise<void> => {
    await Promise.all(
      servers.map(
        server =>
          new Promise<void>(done => {
            server.close(() => done());
            // Browsers keep idle connections open; waiting for them would hold the exit up.
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      ),
    );
  };
  return { origins, close };
}
