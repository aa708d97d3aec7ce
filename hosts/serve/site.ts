import { Hono } from 'hono';
import { folderOf, served, type ServedFile } from './files.js';
import { policyFor, type Origins, type Site, type Strictness } from './policies.js';

export interface SiteOptions {
  site: Site;
  /** The folder with the site's files. */
  folder: string;
  /** Where everything answers; read at each request, since ports are known only once all servers listen. */
  origins: () => Origins;
  strictness: Strictness;
}

/** The addresses that are in the pages' sources, as they are when nobody else has these ports. */
const written: Origins = {
  sandbox: 'http://localhost:4100',
  portal: 'http://localhost:4101',
  partner: 'http://localhost:4102',
  retailer: 'http://localhost:4103',
  landing: 'http://localhost:4104',
};

const names = ['sandbox', 'portal', 'partner', 'retailer', 'landing'] as const;

/** Puts the real addresses in place of the written ones, all in one pass: a real one may look like a written one. */
function withOrigins(text: string, origins: Origins): string {
  const real = new Map(names.map(name => [written[name], origins[name]]));
  return text.replace(/http:\/\/localhost:410[0-4](?!\d)/g, address => real.get(address) ?? address);
}

const withNonces = (html: string, nonce: string): string =>
  html.replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`);

const withoutStylesheets = (html: string): string =>
  html.replace(/<link[^>]+rel="?stylesheet"?[^>]*>|<style[\s\S]*?<\/style>/g, '');

/** One site as a fetch: its files, its policy, and `index.html` for every address of its own (`portal`). */
export function siteApp({ site, folder, origins, strictness }: SiteOptions): Hono {
  const read = folderOf(folder, text => withOrigins(text, origins()));
  const app = new Hono();

  app.use(async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  });

  const answer = (request: Request, file: ServedFile, status: 200 | 404, headers: Record<string, string>): Response => {
    const compressed =
      file.brotli && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '') ? file.brotli : undefined;
    return new Response(request.method === 'HEAD' ? null : (compressed ?? file.body), {
      status,
      headers: {
        'Content-Type': file.type,
        Vary: 'Accept-Encoding',
        ...(compressed && { 'Content-Encoding': 'br' }),
        ...headers,
      },
    });
  };

  const page = (request: Request, file: ServedFile, status: 200 | 404): Response => {
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
    const policy = policyFor(site, origins(), nonce, strictness);
    const source = new TextDecoder().decode(file.body);
    const html = withNonces(site === 'partner' && strictness === 'strict' ? withoutStylesheets(source) : source, nonce);
    return answer(request, policy ? served(new TextEncoder().encode(html), file.type) : file, status, {
      'Cache-Control': 'no-cache',
      ...(policy && { 'Content-Security-Policy': policy }),
    });
  };

  app.get('/*', async context => {
    const path = decodeURIComponent(context.req.path);
    const file =
      (await read(path)) ?? (await read(`${path.replace(/\/$/, '')}/index.html`)) ?? (await read(`${path}.html`));
    const request = context.req.raw;
    if (file?.type.startsWith('text/html')) return page(request, file, 200);
    // Built assets carry a hash in their name.
    if (file)
      return answer(request, file, 200, {
        'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    if (path === '/favicon.ico') return context.body(null, 204);
    const looksLikeFile = /\.[a-z0-9]+$/i.test(path);
    const fallback = looksLikeFile ? undefined : await read(site === 'portal' ? '/index.html' : '/404.html');
    if (!fallback) return context.text('There is nothing at this address.', 404);
    return page(request, fallback, site === 'portal' ? 200 : 404);
  });
  return app;
}
