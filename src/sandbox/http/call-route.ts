import * as v from 'valibot';
import type { CallLine } from '../../core/contract/call.js';
import { contract, type CallName } from '../../core/contract/index.js';
import { shapes } from '../../core/contract/schemas/index.js';
import type { Asked } from './ask.js';
import { mayKnow } from '../partners/people.js';
import type { Db } from '../db/db.js';
import { inform } from '../db/handles.js';
import { inTransaction } from '../db/in-transaction.js';
import { settlePerson } from '../billing/books/due-work.js';
import { forgetBeforehand } from '../billing/account/read-person.js';
import { holdUsers } from '../db/hold-users.js';
import { takeFault } from './faults.js';
import { type Caller, type Context, type Host, type Note } from './handler.js';
import { writeTrail } from './audit.js';
import { type AnswerText, encoded, knownText, textOf } from './answer/answer-text.js';
import { codingFor, type Compress, mayCompress } from './answer/compression.js';
import { errorResponse, jsonResponse } from './answer/envelope.js';
import { languageAsked } from './language.js';
import { mayRefuse, Refusal } from './refusal.js';
import { exactly } from './input/exact.js';
import { checkParameters, readInput } from './input/input.js';
import { claimKey, claimOf, idempotencyKey, isKeyed, keepAnswer, releaseKey, type Claim } from './idempotency.js';
import { countOrRepeat } from './limits/count-or-repeat.js';
import type { Requester } from './limits/rate-limits.js';
import { bearerOf, callerOf } from '../access/credentials.js';
import { demandActing, staffAccount } from '../access/acting.js';
import { demandAccess } from '../access/entitlement.js';
import { allowed, standsAbove, type Asking } from '../access/guards.js';
import { relationsTo } from '../commercial/access/scope.js';
import { ownerOf, ownerParameter, type Target } from '../access/owners.js';
import type { Visit } from './visit.js';
import { readSigned } from '../webhooks/signature.js';

/**
 * Any handler, seen from the pipeline, which hands it what the shapes of its own name let through. A
 * method, because its input is narrower than what the pipeline can say of all calls at once.
 */
export type AnyHandler =
  | Answering
  | { before(context: Context, input: object): Promise<(context: Context) => Promise<unknown>> };
type Answering = { answer(context: Context, input: object): Promise<unknown> }['answer'];

export interface Platform {
  db: Db;
  host: Host;
  /** Set by NODE_ENV=production: nothing is answered that is for development alone. */
  production: boolean;
}

type Outcome = { answer: AnswerText; replayed: boolean } | { refusal: Refusal };

/** Whose things a call is about. A caller who asks for their own is known already. */
async function targetOf(
  { db, dueAt }: Asked,
  params: Record<string, string>,
  caller: Caller | undefined,
): Promise<Target | undefined> {
  if (caller && params['userId'] === caller.userId && ownerParameter(params) === 'userId')
    return { user: { id: caller.userId, parentId: caller.parentId, roles: caller.roles, dueAt } };
  return ownerOf(db, params, caller);
}

/** The person of the token. A page may send an old one along with a call that needs none: it counts as nobody. */
async function identify(asked: Asked, name: CallName, request: Request): Promise<Caller | undefined> {
  const { needs, method, path } = contract[name];
  const required = needs.some(credential => credential === 'jwt');
  const token = bearerOf(request);
  if (!token) {
    if (required) throw new Refusal('jwtInvalid', `JWT required for call ${method} ${path}`);
    return undefined;
  }
  try {
    return await callerOf(asked, token, { oldStyle: name === 'upgradeSession' });
  } catch (error) {
    if (required || !(error instanceof Refusal)) throw error;
    return undefined;
  }
}

/** Another member's id answers as if it did not exist, so a wrong id never signs anybody out (domain 6.3). */
function guard(
  name: CallName,
  visit: Visit,
  request: Request,
  { caller, target, signed }: Pick<Asking, 'caller' | 'target' | 'signed'>,
): void {
  const { guard: anyOf, needs, method, path, scoped }: CallLine = contract[name];
  if (needs.some(credential => credential === 'apiKey') && !visit.apiKey) {
    if (request.headers.get('x-api-key')) throw new Refusal('apiKeyInvalid', 'This API key is not known.');
    throw new Refusal('missingCredential', `API key required for call ${method} ${path}`);
  }
  const asking = { caller, apiKey: visit.apiKey, target, ...(scoped && { scoped }) };
  if (allowed(anyOf, { ...asking, ...(signed !== undefined && { signed }) })) return;
  if (anyOf.some(one => one === 'selfOrAdmin')) {
    // a call that a back end makes too needs no token, and one that has expired must not say that nobody is there
    if (!caller) throw new Refusal('jwtInvalid', `JWT required for call ${method} ${path}`);
    throw new Refusal('notFound', 'There is no such user.');
  }
  const places = target?.places ?? [];
  const isOthers = caller?.scope && places.every(place => relationsTo(caller, place).length === 0);
  if (places.length > 0 && isOthers && anyOf.some(one => one === 'commercialScope'))
    throw new Refusal('notFound', 'There is no such thing at your locations.');
  throw new Refusal('forbidden', 'You may not do this.');
}

/** Made at the first answer of a call. */
const exact = new Map<CallName, ReturnType<typeof exactly>>();

/** Nearly every answer is what its shape says to the letter, and need not be copied to be written. */
function isExact(name: CallName, answer: unknown): boolean {
  const fits = exact.get(name) ?? exactly(shapes[name].output);
  exact.set(name, fits);
  return fits(answer);
}

/** A refusal that the contract does not list finds a page without words for it: outside production it is an error. */
async function declared<Out>(name: CallName, { host }: Context, work: Promise<Out>): Promise<Out> {
  try {
    return await work;
  } catch (error) {
    if (host.production || !(error instanceof Refusal) || mayRefuse(name, error.code)) throw error;
    throw new Error(
      `${name} refused with ${error.code}: add it to the \`fails\` of the call, or refuse with one of them.`,
      {
        cause: error,
      },
    );
  }
}

/** What a handler answers, as the text that travels. */
async function answerOf(name: CallName, handler: Answering, context: Context, input: object): Promise<AnswerText> {
  const answer = await declared(name, context, handler(context, input));
  const known = knownText(answer);
  if (known) return known;
  if (isExact(name, answer)) return textOf(answer, answer);
  const answered = v.safeParse(shapes[name].output, answer);
  if (!answered.success)
    throw new Error(`The answer of ${name} does not fit its shape: ${v.summarize(answered.issues)}`);
  return textOf(answer, answered.output);
}

/** An answer on its way, compressed where the client accepts it and it may be. */
async function respond(
  call: CallLine,
  request: Request,
  answer: AnswerText,
  headers: Readonly<Record<string, string>>,
  compress: Compress | undefined,
): Promise<Response> {
  const coding =
    compress && mayCompress(call, answer.text)
      ? codingFor(request.headers.get('accept-encoding'), answer.kept !== undefined)
      : undefined;
  if (!compress || !coding) return jsonResponse(answer.text, 200, headers);
  return jsonResponse(await encoded(answer, coding, compress), 200, { ...headers, 'content-encoding': coding });
}

interface About {
  id: string;
  dueAt: number | null;
}

/** Refuses whoever has not paid for what a call gives (domain 8.1): whose things it is about, else its caller. */
async function demandPaid({ gives = 'nothing' }: CallLine, context: Context, about: About | undefined): Promise<void> {
  if (gives === 'nothing' || gives === 'byInput') return;
  if (!about) throw new Refusal('jwtInvalid', 'What is sold is given to a person.');
  await demandAccess(context, { sold: gives, userId: about.id });
}

/** The same for a call that only reads. Time that has passed for a person is written before it is read. */
async function look(
  name: CallName,
  handler: Answering,
  context: Context,
  input: object,
  about: About | undefined,
): Promise<Outcome> {
  const { db, now, host } = context;
  if (about?.dueAt != null && about.dueAt <= now) {
    await inTransaction(db, tx => settlePerson(tx, about.id, now, host));
    forgetBeforehand(db);
  }
  await demandPaid(contract[name], context, about);
  return { answer: await answerOf(name, handler, context, input), replayed: false };
}

/** What the pipeline needs for a call that writes, beside its handler's own. */
interface Work {
  claim: Claim | undefined;
  about: About | undefined;
  params: Record<string, string>;
  /** For the audit trail. */
  notes: (Note | null)[];
}

/** The effect of a call, its line in the audit trail and its answer, all or nothing. */
function perform(
  name: CallName,
  handler: Answering,
  context: Context,
  input: object,
  { claim, about, params, notes }: Work,
): Promise<Outcome> {
  const call: CallLine = contract[name];
  return inTransaction(context.db, async (tx): Promise<Outcome> => {
    // what lost a deadlock begins again
    notes.length = 0;
    const stored = claim && (await claimKey(tx, claim, context.now));
    if (stored) return { answer: { text: stored.body }, replayed: true };
    inform(tx, context.db);
    if (about && call.money) {
      // the former holder of the row may have changed what is due
      await holdUsers(tx, [about.id]);
      await settlePerson(tx, about.id, context.now, context.host);
    } else if (about?.dueAt != null && about.dueAt <= context.now)
      await settlePerson(tx, about.id, context.now, context.host);
    try {
      await demandPaid(call, { ...context, db: tx }, about);
      const answer = await answerOf(name, handler, { ...context, db: tx }, input);
      await writeTrail(name, call, params, { ...context, db: tx }, notes);
      if (claim) await keepAnswer(tx, claim, 200, answer.text);
      return { answer, replayed: false };
    } catch (error) {
      if (!(error instanceof Refusal) || !error.keepsEffects) throw error;
      await writeTrail(name, call, params, { ...context, db: tx }, notes);
      if (claim) await releaseKey(tx, claim);
      return { refusal: error };
    }
  });
}

/** What one call of the contract does with a request, from credentials to answer. */
export function callRoute(name: CallName, handler: AnyHandler, { host, production }: Omit<Platform, 'db'>) {
  const call: CallLine = contract[name];
  return async (request: Request, params: Record<string, string>, visit: Visit): Promise<Response> => {
    visit.call = name;
    visit.path = call.path;
    checkParameters(params);
    const { asked } = visit;
    if (!asked) throw new Error(`The call ${name} came by without the moment having been asked for.`);
    const { db, now } = asked;
    const fault = production || !asked.faulty ? undefined : await takeFault(db, name);
    if (fault?.kind === 'status') {
      visit.code = 'unavailable';
      return errorResponse(new Refusal('unavailable', 'The sandbox was asked to fail here.'), visit, fault.status);
    }
    if (fault?.kind === 'delay') {
      await new Promise(resolve => setTimeout(resolve, fault.ms));
      forgetBeforehand(db);
    }

    const signed = call.guard.some(one => one === 'webhook')
      ? { body: await readSigned(request, name, { db, host, now }) }
      : undefined;
    // a signature identifies a machine, and a token beside it counts for nobody
    const caller = signed ? undefined : await identify(asked, name, request);
    if (caller) {
      visit.userId = caller.userId;
      demandActing(caller, call);
    }
    const target = await targetOf(asked, params, caller);
    guard(name, visit, request, { caller, target, signed: signed !== undefined });
    const user = target?.user;
    if (call.method !== 'GET' && caller && user && standsAbove(user, caller)) throw staffAccount();
    if (
      user &&
      !(await mayKnow({ db, ...(caller && { caller }), ...(visit.apiKey && { apiKey: visit.apiKey }) }, user.id))
    )
      throw new Refusal('notFound', 'There is no such user.');
    const input = await readInput(request, name, shapes[name].input, params, signed);
    const { apiKey } = visit;
    const person = caller?.userId ?? (apiKey?.service ? apiKey.id : undefined);
    const key = isKeyed(call) ? idempotencyKey(request) : undefined;
    // every visitor has a page's key: then only the idempotency key identifies the caller
    const maker = caller?.userId ?? apiKey?.id;
    const claim = key && maker ? await claimOf(key, maker, name, input) : undefined;
    const who: Requester = { ip: visit.ip, person, target: user?.id, input };
    const counted = await countOrRepeat(db, call, who, claim, now);

    const locale = languageAsked(request.headers.get('accept-language'));
    const notes: (Note | null)[] = [];
    const context: Context = {
      db,
      now,
      host,
      requestId: visit.requestId,
      ip: visit.ip,
      locale,
      userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
      ...(caller && { caller }),
      ...(apiKey && { apiKey }),
      note: note => notes.push(note),
    };
    // a call that names nobody is about its caller
    const about = user ?? (caller && { id: caller.userId, dueAt: asked.dueAt });
    const act = async (): Promise<Outcome> => {
      const answer =
        typeof handler === 'function' ? handler : await declared(name, context, handler.before(context, input));
      // a call whose answer is all that becomes of it needs no transaction around it
      return call.repeatable === 'reads'
        ? look(name, answer, context, input, about)
        : perform(name, answer, context, input, { claim, about, params, notes });
    };
    const outcome = 'repeated' in counted ? { answer: { text: counted.repeated }, replayed: true } : await act();
    if (fault?.kind === 'loseAnswer') visit.lost = true;
    if ('refusal' in outcome) {
      visit.code = outcome.refusal.code;
      return errorResponse(outcome.refusal, visit);
    }
    if ('forgive' in counted) await counted.forgive();
    return respond(
      call,
      request,
      outcome.answer,
      {
        ...visit.headers,
        // what is repeated is in the language in which it was said first
        ...(outcome.replayed ? { 'idempotent-replayed': 'true' } : { 'content-language': locale }),
      },
      host.compress,
    );
  };
}
