import { Hono } from 'hono';
import { asker } from './http/ask.js';
import { callRoutes } from './http/call-routes.js';
import type { Db } from './db/db.js';
import { newId } from './db/ids.js';
import { findCall } from './http/find-call.js';
import { type Host } from './http/handler.js';
import { corsHeaders, originFits, preflight } from './http/cors.js';
import { errorResponse } from './http/answer/envelope.js';
import { Refusal } from './http/refusal.js';
import { describe, type Log } from './http/log.js';
import { openapi } from './http/openapi.js';
import { apiHeaders, openHeaders } from './http/security-headers.js';
import { personAhead } from './http/read-ahead.js';
import { sandboxRoutes } from './http/sandbox-routes.js';
import { bearerOf, claimIn, knownKeys } from './access/credentials.js';
import { scryptInJavaScript } from './access/passwords.js';
import type { Films } from './http/film-answer.js';
import { staticRoutes } from './http/static-routes.js';
import type { Asset } from './http/static-files.js';
import type { Connection, Env, Visit } from './http/visit.js';

export interface SandboxOptions {
  /** Migrated; see `openMemoryDb` and, in Node, `openDb`. */
  db: Db;
  /** The built files of the sandbox's own stripe.js by name; without them its address answers 404. */
  stripeAssets?: Readonly<Record<string, Asset>>;
  /** The films of classes by name (`content/clip.ts`); without them their addresses answer 404. */
  films?: Films;
  log?: Log;
  /** Answers nothing under `/sandbox/` and takes no faults. */
  production?: boolean;
  host?: Partial<Host>;
}

export interface Sandbox {
  /** The whole back end: a request in, its answer out. Rejects only where a network would fail. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** What the place lends to it, as it is used: also by what runs beside requests. */
  host: Host;
}

/** The path of an address, which is whole and in normal form: that of a request. */
function pathOf(url: string): string {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  const end = path.search(/[?#]/);
  return end < 0 ? path : path.slice(0, end);
}

/** Addresses whose files any page may use; they set their own headers. */
const OPEN = /^\/(?:(?:sandbox|static)(?:\/|$)|openapi\.json$)/;

const nothingHere = () => new Refusal('notFound', 'There is nothing at this address.');

function failure(error: unknown, visit: Visit): Response {
  const refusal = error instanceof Refusal ? error : new Refusal('broken', 'Something went wrong on our side.');
  visit.code = refusal.code;
  if (refusal !== error) visit.error = describe(error);
  return errorResponse(refusal, visit);
}

/** Builds the back end over a database. Nothing is kept in it: any number of them may serve one database. */
export function createSandbox({
  db,
  stripeAssets = {},
  films = new Map(),
  log = () => {},
  production = false,
  host = {},
}: SandboxOptions): Sandbox {
  const platform = {
    db,
    production,
    host: {
      portalUrl: 'http://localhost:4101',
      scrypt: scryptInJavaScript,
      revision: 'dev',
      version: 'dev',
      ...host,
      production,
      // whose cards would be taken for good is asked of nobody yet: a page's word is no card
      ...(production && { publishableKey: null }),
    },
  };
  const app = new Hono<Env>()
    .route('/static', staticRoutes(db, films))
    .get('/openapi.json', c =>
      c.body(openapi(), 200, {
        ...openHeaders,
        'content-type': 'application/json',
        'cache-control': 'public, max-age=300',
      }),
    )
    .onError((error, c) => failure(error, c.env.visit))
    .notFound(c => failure(nothingHere(), c.env.visit));
  if (!production) app.route('/sandbox', sandboxRoutes(platform, stripeAssets));

  const run = callRoutes(platform);
  const ask = asker(db);
  const headers = { ...apiHeaders, vary: `Origin, Accept-Language${host.compress ? ', Accept-Encoding' : ''}` };

  /** Calls of the API: a key's origins decide which pages may read the answer. */
  async function answerCall(request: Request, visit: Visit, path: string): Promise<Response> {
    const origin = request.headers.get('origin');
    const token = bearerOf(request);
    // a HEAD is a GET whose answer stays here
    const found = findCall(request.method === 'HEAD' ? 'GET' : request.method, path);
    visit.asked = await ask(
      token === undefined ? undefined : claimIn(token),
      typeof found === 'object' ? personAhead(found) : undefined,
    );
    // By the clock that can be moved, from which a page knows what time it is here.
    visit.headers = { ...visit.headers, date: new Date(visit.asked.now * 1000).toUTCString() };
    const keys = await knownKeys(visit.asked.db);
    const holder = keys.find(({ key }) => key === request.headers.get('x-api-key'));
    visit.apiKey = holder;
    const patterns = holder ? holder.origins : keys.flatMap(({ origins }) => origins);
    if (request.method === 'OPTIONS' && request.headers.has('access-control-request-method'))
      return preflight(origin, patterns, visit.headers);
    // A page of our own needs no header to read the answer, and who it says it is is the asker's word: none in production.
    const known = origin !== null && originFits(patterns, origin) ? origin : undefined;
    const own = origin === null || (!production && origin === new URL(request.url).origin);
    if (known === undefined && !own)
      return failure(new Refusal('forbidden', 'This API key may not be used from this origin.'), visit);
    if (known !== undefined) visit.headers = { ...visit.headers, ...corsHeaders(known) };
    if (!found) throw nothingHere();
    if (found === 'otherMethod') throw new Refusal('methodNotAllowed', 'This address does not take this method.');
    return run(request, found, visit);
  }

  async function answer(request: Request, visit: Visit, path: string): Promise<Response> {
    try {
      if (!OPEN.test(path)) return await answerCall(request, visit, path);
      const response = await app.fetch(request, { visit });
      response.headers.set('x-request-id', visit.requestId);
      return response;
    } catch (error) {
      return failure(error, visit);
    }
  }

  return {
    host: platform.host,
    async fetch(request, connection = {}) {
      const given = request.headers.get('x-request-id') ?? '';
      const requestId = /^[\w-]{8,64}$/.test(given) ? given : newId('req');
      const visit: Visit = {
        requestId,
        ip: connection.ip ?? 'local',
        headers: { ...headers, 'x-request-id': requestId },
      };
      const path = pathOf(request.url);
      const began = performance.now();
      const answered = await answer(request, visit, path);
      const response = request.method === 'HEAD' ? new Response(null, answered) : answered;
      const { call, userId, apiKey, code, error } = visit;
      log({
        level: response.status >= 500 ? 'error' : 'info',
        at: new Date().toISOString(),
        requestId,
        method: request.method,
        path: visit.path ?? path,
        status: response.status,
        ms: Math.round(performance.now() - began),
        ...(call && { call }),
        ...(userId && { userId }),
        ...(apiKey && { apiKey: apiKey.name }),
        ...(code && { code }),
        ...(error && { error }),
      });
      if (!visit.lost) return response;
      if (!connection.drop) throw new TypeError('The connection was closed before an answer came.');
      connection.drop();
      return response;
    },
  };
}
