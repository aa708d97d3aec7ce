import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** One address of the portal, and the page that is loaded when somebody goes there. */
export interface PortalRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const route = <Name extends string>(path: string, name: Name, load: () => Promise<Record<Name, ComponentType>>): PortalRoute => ({
  path,
  Page: lazy(async () => ({ default: (await load())[name] })),
});

/** Every address there is; any other is answered by the not-found page. */
export const routes: readonly PortalRoute[] = [
  route('/', 'OverviewPage', () => import('./pages/overview.js')),
  route('/signup', 'SignupPage', () => import('./pages/signup.js')),
  route('/login', 'LoginPage', () => import('./pages/login.js')),
  route('/logout', 'LogoutPage', () => import('./pages/logout.js')),
  route('/terms', 'TermsPage', () => import('./pages/terms.js')),
  route('/privacy', 'PrivacyPage', () => import('./pages/privacy.js')),
  route('/psti', 'PstiPage', () => import('./pages/psti.js')),
  route('/faq', 'FaqPage', () => import('./pages/faq.js')),
  route('/help', 'HelpPage', () => import('./pages/help.js')),
];
