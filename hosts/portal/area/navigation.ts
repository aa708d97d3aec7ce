import {
  bell,
  creditCard,
  gift,
  history,
  home,
  parcel,
  receipt,
  shield,
  star,
  user,
  users,
} from '@echelon/membership/icons';
import type { Claims } from '@echelon/membership/core';
import type { IconProps } from '@echelon/membership/ui';
import { maySee } from '../audience.js';
import { routes } from '../routes.js';

/** The pages of the member area in the order of its navigation. One is shown once `routes` has its address. */
const groups = {
  membership: { overview: home, plan: star, payment: creditCard, billing: receipt },
  family: { family: users },
  redeem: { redeem: gift, receipts: parcel },
  you: { profile: user, security: shield, preferences: bell, history },
} satisfies Record<string, Record<string, IconProps['shape']>>;

type Groups = typeof groups;
export type GroupName = keyof Groups;
export type PageName = { [Group in GroupName]: keyof Groups[Group] & string }[GroupName];

export interface NavigationPage {
  name: PageName;
  path: string;
  icon: IconProps['shape'];
}

export interface NavigationGroup {
  name: GroupName;
  pages: readonly NavigationPage[];
}

const keysOf = <Name extends string>(record: Partial<Record<Name, unknown>>): Name[] =>
  Object.keys(record).filter((key): key is Name => key in record);

/** What whoever is signed in can go to; a group without a page is left out. */
export function navigationFor(claims: Claims | undefined): readonly NavigationGroup[] {
  return keysOf<GroupName>(groups)
    .map(name => {
      const icons: Partial<Record<PageName, IconProps['shape']>> = groups[name];
      const pages = keysOf<PageName>(icons).flatMap(page => {
        const icon = icons[page];
        const found = routes.find(({ member }) => member?.name === page && maySee(member.seenBy, claims));
        return found && icon ? [{ name: page, path: found.path, icon }] : [];
      });
      return { name, pages };
    })
    .filter(({ pages }) => pages.length > 0);
}
