import { call } from '../../../src/core/contract/call.js';
import { createClient, type ClientOptions } from '../../../src/core/client/client.js';

/** Calls of a small API that only these tests have. */
export const readThing = call<{ size?: number | undefined }, { name: string }>()('GET', '/things/:thingId', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  fails: ['thingGone'],
});
export const buyThing = call<{ amount: number }, { name: string }>()('POST', '/things/:thingId/buy', {
  needs: ['apiKey', 'jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  money: true,
  audit: 'none',
  fails: ['soldOut'],
});
export const redeemThing = call<object, { name: string }>()('POST', '/things/:thingId/redeem', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  keeps403: true,
  idempotent: true,
  audit: 'none',
  fails: ['blocked'],
});

export type Answer = Response | Error | ((request: Request) => Promise<Response>);

export const data = (value: unknown) => Response.json({ data: value });
export const error = (status: number, code: string, headers: Record<string, string> = {}, debug?: object) =>
  Response.json({ error: { code, message: `said ${code}`, requestId: 'r1', debug } }, { status, headers });

/** A client whose back end gives these answers, one per request; what was asked is kept. */
export function clientAnswering(answers: Answer[], options: Partial<ClientOptions> = {}) {
  const asked: Request[] = [];
  const request = createClient({
    baseUrl: () => 'https://api.test',
    credentials: () => ({ apiKey: 'key', jwt: 'token' }),
    ...options,
    fetch: () => async (url, init) => {
      const sent = new Request(url, init);
      asked.push(sent);
      const answer = answers.shift();
      if (!answer) throw new Error('asked more often than there are answers');
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : answer(sent);
    },
  });
  return { request, asked };
}

/** A back end that never answers, until it is stopped. */
export const never = (request: Request) =>
  new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
