import { memberPages } from './area/member-pages.js';
import type { PortalPage } from './page-list.js';
import { pageRoute, type PageRoute } from './page-route.js';

/** Pages that need a session are within an area. */
export type PortalRoute =
  | (PageRoute & { within?: 'member' })
  | { path: string; within: 'training' }
  | { path: string; within: 'staff' }
  | { path: string; within: 'commercial' };

/** What everybody may open. */
const publicPages: readonly PortalPage[] = [
  { path: '/signup', load: async () => (await import('./pages/signup.js')).SignupPage },
  { path: '/login', load: async () => (await import('./pages/login.js')).LoginPage },
  { path: '/commercial/login', load: async () => (await import('./commercial/doors.js')).loadLogin() },
  { path: '/activate', load: async () => (await import('./commercial/doors.js')).loadActivation() },
  { path: '/logout', load: async () => (await import('./pages/logout.js')).LogoutPage },
  { path: '/terms', load: async () => (await import('./pages/terms.js')).TermsPage },
  { path: '/privacy', load: async () => (await import('./pages/privacy.js')).PrivacyPage },
  { path: '/psti', load: async () => (await import('./pages/psti.js')).PstiPage },
  { path: '/faq', load: async () => (await import('./pages/faq.js')).FaqPage },
  { path: '/help', load: async () => (await import('./pages/help.js')).HelpPage },
];

/** The portal's addresses; any other is answered by the not-found page. */
export const routes: readonly PortalRoute[] = [
  ...memberPages.map(page => ({ ...pageRoute(page), within: 'member' as const })),
  ...publicPages.map(pageRoute),
  // Only the area knows its pages: who does not go there does not download the list.
  { path: '/training/*?', within: 'training' },
  { path: '/staff/*?', within: 'staff' },
  { path: '/commercial/*?', within: 'commercial' },
];
