/** The floor: Hono and one prepared query per request, and nothing else; one for each list that `LISTS` names (`machines`). */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { bound } from './bound.mjs';

const { rows: lists } = await import(`./${process.env.LISTS ?? 'machines'}/rows.mjs`);

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono()
  .get('/users/:id', async c => {
    const { rows } = await pool.query({
      name: 'one',
      text: 'select id, first_name, last_name, email, country_code, created_at from users where id = $1',
      values: [c.req.param('id')],
    });
    return rows[0] ? c.json({ data: rows[0] }) : c.notFound();
  })
  .get('/lists/:at', async c => {
    const at = c.req.param('at');
    const queries = bound(lists[Number(at)], Math.floor(Date.now() / 1000));
    const answers = [];
    for (const [index, query] of queries.entries())
      answers.push((await pool.query({ name: `list ${at} ${index}`, ...query })).rows);
    const [rows, ...more] = answers;
    return c.json({ data: { items: rows, total: rows[0]?.total ?? 0, offset: 0, limit: 50, more } });
  });
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
