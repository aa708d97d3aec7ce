import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { build } from 'vite';
import { stripeRoutes } from '../../../src/sandbox/stripe/routes.js';
import type { MemoryVault } from './memory-vault.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The code of one entry, built in memory as the package's own build does it. */
async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: here(entry),
        output: { format: 'es', codeSplitting: false },
        preserveEntrySignatures: false,
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  for (const { output } of outputs) for (const file of output) if (file.type === 'chunk') return file.code;
  throw new Error(`Nothing came out of the build of ${entry}.`);
}

const listen = (app: Hono): Promise<{ origin: string; close: () => void }> =>
  new Promise(resolve => {
    const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) =>
      resolve({ origin: `http://localhost:${port}`, close: () => void server.close() }),
    );
  });

/** A provider and a shop on two origins, the shop under a policy as strict as the provider allows. */
export async function startServers(vault: MemoryVault) {
  const script = async (entry: string) => ({ type: 'text/javascript; charset=utf-8', body: await bundle(entry) });
  const source = '../../../src/sandbox/stripe';
  const assets = {
    'stripe.js': await script(`${source}/stripe.ts`),
    'frame.js': await script(`${source}/frame.ts`),
    'challenge.js': await script(`${source}/challenge.ts`),
  };
  const page = await script('./page.tsx');

  const provider = new Hono();
  provider.route('/sandbox/stripe', stripeRoutes({ vault, now: () => Date.now() / 1000, assets }));
  const api = await listen(provider);

  const shop = new Hono();
  shop.get('/page.js', c => c.body(page.body, 200, { 'Content-Type': page.type }));
  shop.get('/page.css', c =>
    c.body(
      'body{margin:0;padding:16px;font:16px system-ui;display:grid;justify-content:center}body.night{background:#0e0f12;color:#f2f2ef;color-scheme:dark}body>div{inline-size:min(440px,calc(100vw - 32px))}main>div{margin-block-end:16px}output{display:block;margin-block-start:8px}',
      200,
      { 'Content-Type': 'text/css' },
    ),
  );
  shop.get('/', c =>
    c.html(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title><link rel="stylesheet" href="/page.css"></head><body class="${c.req.query('theme') === 'night' ? 'night' : ''}"><script type="module" nonce="n0" src="/page.js"><h1>Shop</h1></script></body></html>`,
      200,
      {
        'Content-Security-Policy': `default-src 'none'; script-src 'nonce-n0' 'strict-dynamic'; style-src 'self'; connect-src ${api.origin}; frame-src ${api.origin}; require-trusted-types-for 'script'`,
      },
    ),
  );
  const site = await listen(shop);
  return {
    api: api.origin,
    shop: site.origin,
    close() {
      api.close();
      site.close();
    },
  };
}
