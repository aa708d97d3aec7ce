import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Audience } from './audience.js';

/** One address of the portal, and the page that is loaded when somebody goes there. */
export interface PortalRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Begins to load the page before it is shown. */
  preload: () => void;
  /** Set for what only members get to see: who of them, and the name by which the navigation and the words know it. */
  member?: { name: string; seenBy: Audience };
}

const route = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): PortalRoute => {
  let found: Promise<Record<Name, ComponentType>> | undefined;
  const loaded = () => (found ??= load());
  return {
    path,
    Page: lazy(async () => ({ default: (await loaded())[name] })),
    // What goes wrong is told by the page, when it is shown.
    preload: () => void loaded().catch(() => undefined),
  };
};

const member = (name: string, seenBy: Audience, page: PortalRoute): PortalRoute => ({
  ...page,
  member: { name, seenBy },
});

/** Every address there is; any other is answered by the not-found page. */
export const routes: readonly PortalRoute[] = [
  member(
    'overview',
    'everyone',
    route('/', 'OverviewPage', () => import('./pages/overview.js')),
  ),
  member(
    'plan',
    'parent',
    route('/plan', 'PlanPage', () => import('./pages/plan.js')),
  ),
  member(
    'payment',
    'parent',
    route('/payment', 'PaymentPage', () => import('./pages/payment.js')),
  ),
  member(
    'billing',
    'parent',
    route('/billing', 'BillingPage', () => import('./pages/billing.js')),
  ),
  member(
    'family',
    'everyone',
    route('/family', 'FamilyPage', () => import('./pages/family.js')),
  ),
  member(
    'redeem',
    'parent',
    route('/redeem', 'RedeemPage', () => import('./pages/redeem.js')),
  ),
  member(
    'receipts',
    'parent',
    route('/receipts', 'ReceiptsPage', () => import('./pages/receipts.js')),
  ),
  member(
    'profile',
    'everyone',
    route('/profile', 'ProfilePage', () => import('./pages/profile.js')),
  ),
  member(
    'security',
    'self',
    route('/security', 'SecurityPage', () => import('./pages/security.js')),
  ),
  member(
    'preferences',
    'everyone',
    route('/preferences', 'PreferencesPage', () => import('./pages/preferences.js')),
  ),
  member(
    'history',
    'parent',
    route('/history', 'HistoryPage', () => import('./pages/history.js')),
  ),

  route('/signup', 'SignupPage', () => import('./pages/signup.js')),
  route('/login', 'LoginPage', () => import('./pages/login.js')),
  route('/logout', 'LogoutPage', () => import('./pages/logout.js')),
  route('/terms', 'TermsPage', () => import('./pages/terms.js')),
  route('/privacy', 'PrivacyPage', () => import('./pages/privacy.js')),
  route('/psti', 'PstiPage', () => import('./pages/psti.js')),
  route('/faq', 'FaqPage', () => import('./pages/faq.js')),
  route('/help', 'HelpPage', () => import('./pages/help.js')),
];

/** The route of an address as somebody may have typed it. */
export function routeAt(path: string): PortalRoute | undefined {
  const wanted = path.toLowerCase().replace(/\/+$/, '') || '/';
  return routes.find(one => one.path === wanted);
}
