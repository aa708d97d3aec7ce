import { signIn, switchFamilyMember } from '../../src/core/contract/auth.js';
import { keys } from '../../src/core/session/storage.js';
import { everyLogin } from '../../src/sandbox/world/logins.js';
import { key } from '../support/page.js';
import { done } from '../support/results.js';
import { clientOf } from '../support/visitor.js';
import type { World } from '../support/world.js';
import type { ShownIn } from './shown-in.js';

/** Puts the sandbox into the state of a scene; answers the head of a page on which its person has signed in before. */
export async function enter(
  { origins }: World,
  { world: name, login, switchedTo, onboarding }: ShownIn,
): Promise<string> {
  const answer = await fetch(`${origins.sandbox}/sandbox/world`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!answer.ok) throw new Error(`The world ${name} could not be loaded: ${await answer.text()}`);
  const kept: Record<string, string> = {};
  if (login !== 'nobody') {
    const reach = { baseUrl: origins.sandbox, apiKey: key, fetch };
    const own = await done(clientOf(reach)(signIn, everyLogin[login]));
    const session = switchedTo ? await done(clientOf(reach, own.jwt)(switchFamilyMember, { userId: switchedTo })) : own;
    kept[keys.jwt] = session.jwt;
    kept[keys.userId] = session.userId;
  }
  if (onboarding) kept[keys.flags] = JSON.stringify({ onboarding, user: {} });
  return `<script>for (const [name, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(name, value);</script>`;
}
