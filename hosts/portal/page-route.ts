import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { matchRoute, type RouterObject } from 'wouter';
import type { PortalPage } from './page-list.js';

/** An address of the portal, and the page that is loaded when a user goes there. */
export interface PageRoute {
  path: string;
  Page: LazyExoticComponent<ComponentType>;
  /** Begins to load the page before it is shown. */
  preload: () => void;
}

export function pageRoute({ path, load }: PortalPage): PageRoute {
  let found: Promise<ComponentType> | undefined;
  const loaded = () => (found ??= load());
  return {
    path,
    Page: lazy(async () => ({ default: await loaded() })),
    // The page reports what goes wrong when it is shown.
    preload: () => void loaded().catch(() => undefined),
  };
}

/** The route of an address as a user may have typed it. */
export function routeAt<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
  parser: RouterObject['parser'],
): Route | undefined {
  const wanted = path.replace(/\/+$/, '') || '/';
  return routes.find(one => matchRoute(parser, one.path, wanted)[0]);
}
