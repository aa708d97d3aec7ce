import type { EngineContext } from '../context.js';
import { demand, doerOf, loadMember, type Member } from './member.js';

/** Who reads an account: its member (or their parent), or staff. */
export type Reader = 'member' | 'staff';

export const readerOf = ({ caller, apiKey }: Pick<EngineContext, 'caller' | 'apiKey'>): Reader =>
  doerOf(caller, apiKey) === 'member' ? 'member' : 'staff';

/** An account whose billing this caller may read: a child's is between us and the parent (domain 1.8); staff see what there was before. */
export async function billingOf(context: EngineContext, userId: string): Promise<Member> {
  const member = await loadMember(context, userId);
  if (readerOf(context) === 'member') await demand('quote', member, context.db);
  return member;
}
