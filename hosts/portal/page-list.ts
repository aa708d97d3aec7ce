import type { IconProps } from '@echelon/membership/ui';
import type { ComponentType } from 'react';
import type { MaySee } from './audience.js';

/** One page of the portal. */
export interface PortalPage {
  /** Its address; a pattern where part of it varies: `/staff/offers/:offerId`. */
  path: string;
  load: () => Promise<ComponentType>;
}

/** A page of an area that one signs in to. */
export interface AreaPage<Name extends string = string, Group extends string = string> extends PortalPage {
  /** By which the words of the area know it. */
  name: Name;
  maySee: MaySee;
  /** Where the navigation lists it. */
  group: Group;
  icon: IconProps['shape'];
  /** The page that one comes from: the navigation shows that one. */
  within?: Name;
  /** A part of that page: each shows the way to the other. */
  beside?: boolean;
  /** One of the few that a phone shows along its bottom edge. */
  first?: boolean;
}
