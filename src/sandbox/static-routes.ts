import { Hono } from 'hono';
import type { Env } from './call-routes.js';
import { staticFiles } from './static-files.js';
import { openHeaders } from './http/security-headers.js';

/** `/static/…`: files for any page. They are documents to read, so nothing in them runs. */
export function staticRoutes(): Hono<Env> {
  return new Hono<Env>().get('/*', (c) => {
    const file = staticFiles.get(c.req.path.replace('/static/', ''));
    if (!file) return c.notFound();
    return c.body(file.body, 200, { ...openHeaders, 'content-type': file.type, 'cache-control': 'public, max-age=300', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" });
  });
}
