import { Hono } from 'hono';
import type { Db } from '../db/db.js';
import { openHeaders } from './security-headers.js';
import { type Films, filmAnswer } from './film-answer.js';
import { mayPlay } from '../content/film-address.js';
import { findImage } from '../people/pictures/images.js';
import { readClock } from '../world/clock.js';
import { languageAsked } from './language.js';
import { fileIn } from './static-files.js';
import type { Env } from './visit.js';

/** A picture's name changes with the picture, so a browser that has it may keep it. */
const KEPT = 'public, max-age=31536000, immutable';

/** `/static/…`: files for any page. They are documents to read, so nothing in them runs. */
export function staticRoutes(db: Db, films: Films): Hono<Env> {
  const headers = (type: string, cache: string) => ({ ...openHeaders, 'content-type': type, 'cache-control': cache });
  return new Hono<Env>()
    .get('/images/:asset{[0-9a-f]{64}\\.(?:jpg|png|webp)}', async c => {
      const image = await findImage(db, c.req.param('asset'));
      if (!image) return c.notFound();
      return c.body(new Uint8Array(image.content), 200, {
        ...headers(image.contentType, KEPT),
        'content-security-policy': "default-src 'none'; sandbox",
      });
    })
    .get('/clips/:film', async c => {
      const name = c.req.param('film');
      const film = films.get(name);
      if (!film || !(await mayPlay({ db, now: await readClock(db) }, name, c.req.query()))) return c.notFound();
      return filmAnswer(c, film, {
        ...headers('video/mp4', 'private, max-age=300'),
        'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'",
      });
    })
    .get('/*', c => {
      // a frame and a link cannot choose their header
      const asked = languageAsked(c.req.query('lang') ?? c.req.header('accept-language') ?? null);
      const file = fileIn(c.req.path.replace('/static/', ''), asked);
      if (!file) return c.notFound();
      return c.body(file.body, 200, {
        ...headers(file.type, 'public, max-age=300'),
        ...(file.language && { 'content-language': file.language }),
        vary: 'Accept-Language',
        // what checks a page for people, such as axe, reads its stylesheet by itself and adds to it
        'content-security-policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; connect-src 'self'",
      });
    });
}
