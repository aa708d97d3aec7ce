import type { Sold } from '../../../core/contract/call.js';
import type { SubscriptionStatus } from '../../../core/contract/schemas/account.js';
import type { Lack } from '../../../core/contract/schemas/access.js';
import type { PlanFeatures } from '../../../core/contract/schemas/offers.js';
import { staffRoles } from '../../../core/contract/guards.js';
import { hasAccess } from './statuses.js';

/** Who asks for what is sold, and the membership that they go by: a child by the parent's. */
export interface Standing {
  /** Undefined without a membership. */
  status: SubscriptionStatus | undefined;
  /** Of the plan of that membership. */
  features: PlanFeatures | undefined;
  /** Of a counted feature, how much is in use already. */
  used?: number;
  isChild: boolean;
  roles: readonly string[];
  /** A workout runs on a machine whose own commercial licence lets it begin. */
  isOnLicensedMachine: boolean;
}

/** The feature of a plan that opens each; null for what every plan gives. */
const opens: Readonly<Record<Sold, keyof PlanFeatures | null>> = {
  classes: null,
  liveClasses: 'liveClasses',
  coaching: null,
  challenges: null,
  connectedEquipment: 'devices',
  family: 'maxFamilyMembers',
};

/** What a machine's licence gives to whoever is on it. */
const ofMachines: readonly Sold[] = ['classes', 'liveClasses'];

/** What makes a membership usable that is not. */
const ways: Readonly<Record<SubscriptionStatus, Lack['way']>> = {
  pending: 'confirm',
  inactive: 'activate',
  paused: 'resume',
  terminated: 'join',
  expired: 'join',
  // these can be used
  trialing: 'change',
  active: 'change',
  past_due: 'change',
};

/** Our own people, and those who teach. */
const ownPeople: readonly string[] = [...staffRoles, 'Instructor'];

/**
 * Decides who has access to what is sold (domain 8.1): undefined where it is given, else what is missing and the way to
 * it. The one place that decides it.
 */
export function lackOf(
  sold: Sold,
  { status, features, used = 0, isChild, roles, isOnLicensedMachine }: Standing,
): Pick<Lack, 'missing' | 'way'> | undefined {
  if (roles.some(role => ownPeople.includes(role))) return undefined;
  if (isOnLicensedMachine && ofMachines.includes(sold)) return undefined;
  if (status === undefined || !hasAccess(status))
    return { missing: 'membership', way: isChild ? 'parent' : status === undefined ? 'join' : ways[status] };
  const feature = opens[sold];
  if (feature === null || (features && Number(features[feature]) > used)) return undefined;
  return { missing: feature, way: isChild ? 'parent' : 'change' };
}
