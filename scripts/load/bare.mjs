/** The floor: Hono and one prepared query per request, and nothing else. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono().get('/users/:id', async c => {
  const { rows } = await pool.query({
    name: 'one',
    text: 'select id, first_name, last_name, email, country_code, created_at from users where id = $1',
    values: [c.req.param('id')],
  });
  return rows[0] ? c.json({ data: rows[0] }) : c.notFound();
});
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });
