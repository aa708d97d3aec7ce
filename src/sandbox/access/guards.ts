import type { Guard, Relation } from '../../core/contract/call.js';
import { commercialRoles, rolesOf, type Role } from '../../core/contract/guards.js';
import type { ApiKeyHolder, Caller } from '../http/handler.js';
import { couldBe, relationsTo } from '../commercial/access/scope.js';
import type { Target } from './owners.js';

interface Rule {
  /** Any of these roles passes. */
  roles?: readonly Role[];
  /** Any person's token passes. */
  anyone?: true;
  /** The person themself, and a parent for their children. */
  self?: true;
  /** A known API key passes, or only a back end's. */
  key?: 'any' | 'service';
  /** Only within what the token covers, or for the machine whose token it is. */
  within?: 'locations' | 'machine';
  /** A good signature over the body passes, never a key or a token. */
  signature?: true;
  /** No credential is required. */
  open?: true;
}

/** Who passes which guard: the table of domain 6.1. */
export const guards: Readonly<Record<Guard, Rule>> = {
  none: { open: true },
  apiKey: { key: 'any' },
  loggedIn: { anyone: true },
  selfOrAdmin: { roles: ['SuperAdmin', 'Admin'], self: true },
  admin: { roles: rolesOf.admin },
  producer: { roles: rolesOf.producer },
  customerServiceManager: { roles: rolesOf.customerServiceManager },
  customerService: { roles: rolesOf.customerService },
  marketingManager: { roles: rolesOf.marketingManager },
  marketing: { roles: rolesOf.marketing },
  instructor: { roles: rolesOf.instructor },
  instructorOrAdmin: { roles: rolesOf.instructorOrAdmin },
  instructorOrCustomerServiceManager: { roles: rolesOf.instructorOrCustomerServiceManager },
  service: { key: 'service' },
  webhook: { signature: true },
  commercialScope: { roles: commercialRoles, within: 'locations' },
  equipmentToken: { roles: ['Equipment'], within: 'machine' },
};

/** The partner whose back end asks; undefined for our own, whose key names none, and beside a token. Such a partner sees only its own. */
export const partnerScope = ({ caller, apiKey }: Pick<Asking, 'caller' | 'apiKey'>): string | undefined =>
  !caller && apiKey?.service ? (apiKey.partnerId ?? undefined) : undefined;

/** Who is above whom; a member is 0. */
const ranks: Readonly<Partial<Record<string, number>>> = {
  SuperAdmin: 4,
  Admin: 3,
  Producer: 2,
  CustomerServiceManager: 2,
  MarketingManager: 2,
  CustomerService: 1,
  Marketing: 1,
};

const rankOf = (held: readonly string[]): number => Math.max(0, ...held.map(role => ranks[role] ?? 0));

/** Whether another person's account is that of staff above the caller: they may look, and change nothing. */
export const standsAbove = (
  target: { id: string; roles: readonly string[] },
  caller: { userId: string; roles: readonly string[] },
): boolean => target.id !== caller.userId && rankOf(target.roles) > rankOf(caller.roles);

/** Who asks, and about whom: the input of a guard. */
export interface Asking {
  caller?: Caller | undefined;
  apiKey?: ApiKeyHolder | undefined;
  /** Whose things the path names (`owners.ts`); undefined when it names nobody's, or what does not exist. */
  target?: Target | undefined;
  /** Which commercial users the call is for. */
  scoped?: readonly Relation[];
  /** The body was signed with the secret for events. */
  signed?: boolean;
}

function isSelf({ caller, target }: Asking): boolean {
  const user = target?.user;
  if (!caller || !user) return false;
  return user.id === caller.userId || (caller.userId === caller.parentId && user.parentId === caller.userId);
}

/** A call whose path names no location and nothing of one answers with those of the token alone. */
function isWithin(within: Rule['within'], { caller, target, scoped = [] }: Asking): boolean {
  if (within === 'locations') {
    if (!caller) return false;
    if (!target?.places) return scoped.some(relation => couldBe(caller, relation));
    return target.places.some(place => relationsTo(caller, place).some(relation => scoped.includes(relation)));
  }
  if (within === 'machine') return target?.machineId !== undefined && target.machineId === caller?.userId;
  return true;
}

function passes(rule: Rule, asking: Asking): boolean {
  const { caller, apiKey } = asking;
  if (rule.open) return true;
  if (rule.signature) return asking.signed === true;
  if (rule.key) return apiKey !== undefined && (rule.key === 'any' || (apiKey.service && !caller));
  if (!caller) return false;
  if (rule.anyone) return !caller.roles.includes('Equipment');
  if (rule.roles?.some(role => caller.roles.includes(role)) && isWithin(rule.within, asking)) return true;
  return rule.self === true && isSelf(asking);
}

/** Whether any of a call's guards lets this request through. */
export function allowed(anyOf: readonly Guard[], asking: Asking): boolean {
  return anyOf.some(guard => passes(guards[guard], asking));
}
