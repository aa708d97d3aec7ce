import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchRoute, type RouterObject } from 'wouter';
import { memberPages } from './area/member-pages.js';
import type { AreaName, AreaPage, PortalPage } from './page-list.js';
import { staffPages } from './staff/staff-pages.js';

/** An address of the portal, and the page that is loaded when a user goes there. */
export interface PortalRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Begins to load the page before it is shown. */
  preload: () => void;
  /** Set for what one signs in to see. */
  within?: { area: AreaName; page: AreaPage };
}

/** What everybody may open. */
const publicPages: readonly PortalPage[] = [
  { path: '/signup', load: async () => (await import('./pages/signup.js')).SignupPage },
  { path: '/login', load: async () => (await import('./pages/login.js')).LoginPage },
  { path: '/staff', load: async () => (await import('./staff/staff-home.js')).StaffHomePage },
  { path: '/logout', load: async () => (await import('./pages/logout.js')).LogoutPage },
  { path: '/terms', load: async () => (await import('./pages/terms.js')).TermsPage },
  { path: '/privacy', load: async () => (await import('./pages/privacy.js')).PrivacyPage },
  { path: '/psti', load: async () => (await import('./pages/psti.js')).PstiPage },
  { path: '/faq', load: async () => (await import('./pages/faq.js')).FaqPage },
  { path: '/help', load: async () => (await import('./pages/help.js')).HelpPage },
];

function route({ path, load }: PortalPage, within?: PortalRoute['within']): PortalRoute {
  let found: Promise<ComponentType> | undefined;
  const loaded = () => (found ??= load());
  return {
    path,
    Page: lazy(async () => ({ default: await loaded() })),
    // The page reports what goes wrong when it is shown.
    preload: () => void loaded().catch(() => undefined),
    ...(within && { within }),
  };
}

const routes: readonly PortalRoute[] = [
  ...memberPages.map(page => route(page, { area: 'member', page })),
  ...staffPages.map(page => route(page, { area: 'staff', page })),
  ...publicPages.map(page => route(page)),
];

/** The route of an address as a user may have typed it; any other is answered by the not-found page. */
export function routeAt(path: string, parser: RouterObject['parser']): PortalRoute | undefined {
  const wanted = path.replace(/\/+$/, '') || '/';
  return routes.find(one => matchRoute(parser, one.path, wanted)[0]);
}
