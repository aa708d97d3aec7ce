import type { Page as Tab } from 'playwright/test';
import type { AreaPage } from '../../hosts/portal/page-list.js';
import { memberPages } from '../../hosts/portal/area/member-pages.js';
import { commercialPages } from '../../hosts/portal/commercial/commercial-pages.js';
import { staffPages } from '../../hosts/portal/staff/staff-pages.js';
import { trainingPages } from '../../hosts/portal/training/training-pages.js';
import type { everyLogin } from '../../src/sandbox/world/logins.js';

/** A page of the portal in the world `default`, and who is there. */
export interface Place {
  who: keyof typeof everyLogin;
  path: string;
}

/** What stands for the names in a pattern: things of the world. */
const ids: Readonly<Record<string, string>> = {
  contentId: 'cls_bike_climb-ride_20',
  workoutId: 'wko_member_200',
  offerId: 'us-premier-monthly',
  locationId: 'loc_downtown',
};

const addressOf = (path: string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`${path} needs a thing of the world for ${name}.`);
    return id;
  });

type Page = Pick<AreaPage, 'name' | 'path' | 'within' | 'beside'>;

const areas: readonly { who: Place['who']; pages: readonly Page[] }[] = [
  { who: 'member', pages: memberPages },
  { who: 'member', pages: trainingPages },
  { who: 'marketingManager', pages: staffPages },
  { who: 'dealer', pages: commercialPages },
];

/** Every page of every area that one signs in to, before somebody who works there. */
export const places: readonly Place[] = areas.flatMap(({ who, pages }) =>
  pages.map(({ path }) => ({ who, path: addressOf(path) })),
);

/** A page of one thing: what that is called, and the list that it is from. */
interface Thing extends Place {
  name: string | RegExp;
  section: string;
}

/** What the thing on each such page is called in this world, and the search of its address where that names it. */
const named: Readonly<Record<string, Pick<Thing, 'name' | 'section'> & { search?: string }>> = {
  class: { name: '20 min Climb Ride', section: 'Classes' },
  session: { name: 'Push day', section: 'Strength', search: '?routine=rtn_member_push&day=1' },
  // which one it is depends on the day
  workout: { name: /^\d+ min \w+/, section: 'Workouts' },
  offer: { name: 'Echelon Premier', section: 'Offers' },
  location: { name: 'Harbor Hotel Downtown', section: 'Locations' },
};

export const things: readonly Thing[] = areas.flatMap(({ who, pages }) =>
  pages
    .filter(({ within, beside }) => within !== undefined && !beside)
    .map(page => {
      const thing = named[page.name];
      if (!thing) throw new Error(`${page.path} is about one thing: what is it called in this world?`);
      return { who, ...thing, path: addressOf(page.path) + (thing.search ?? '') };
    }),
);

/** Something that opens over a page, or begins to stick there. */
export interface Opened extends Place {
  what: string;
  open: (page: Tab) => Promise<void>;
}

const press = (page: Tab, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const opened = (page: Tab) => page.getByRole('dialog').first().waitFor();

const byButton = (name: string | RegExp) => async (page: Tab) => {
  await press(page, name);
  await opened(page);
};

const tickTwo = async (page: Tab) => {
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select / });
  await boxes.nth(1).waitFor();
  await boxes.nth(1).check();
  await page.getByRole('group', { name: 'Selected rows' }).waitFor();
};

/** A rest that runs, in sight wherever somebody scrolls. */
export const rest: Opened = {
  who: 'member',
  path: '/training/strength/session?routine=rtn_member_push&day=1',
  what: 'a rest that runs',
  async open(page) {
    await press(page, /^(Start session|Go on)$/);
    await page.getByRole('button', { name: 'Set done' }).waitFor();
    if (!(await page.getByRole('group', { name: 'Rest' }).isVisible())) await press(page, 'Set done');
    await page.getByRole('group', { name: 'Rest' }).waitFor();
  },
};

/** Drawers and dialogs that scroll, and bars that stick. */
export const panels: readonly Opened[] = [
  {
    who: 'member',
    path: '/profile',
    what: 'what is not saved',
    async open(page) {
      await page.getByLabel('First name').fill('Somebody');
    },
  },
  {
    who: 'member',
    path: '/training/workouts',
    what: 'workouts that are chosen',
    async open(page) {
      await press(page, 'Select');
      await page.getByRole('group', { name: 'Select workouts' }).waitFor();
    },
  },
  { who: 'member', path: '/training/workouts', what: 'a workout by hand', open: byButton('Add workout') },
  { who: 'member', path: '/training/calendar', what: 'the goal of a month', open: byButton('Set goal and rest days') },
  {
    who: 'member',
    path: '/training/today',
    what: 'the menu of a phone',
    async open(page) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await opened(page);
    },
  },
  { who: 'dealer', path: '/commercial/machines?machine=eqp_7', what: 'a machine', open: opened },
  { who: 'dealer', path: '/commercial/machines', what: 'machines that are chosen', open: tickTwo },
  { who: 'dealer', path: '/commercial/orders?order=ord_confirmed', what: 'an order', open: opened },
  { who: 'dealer', path: '/commercial/orders', what: 'a new order', open: page => press(page, 'New order') },
  {
    who: 'dealer',
    path: '/commercial/licenses',
    what: 'a license',
    async open(page) {
      await page.getByRole('rowheader').first().getByRole('button').click();
      await opened(page);
    },
  },
  { who: 'dealer', path: '/commercial/locations', what: 'a new location', open: byButton('New location') },
  { who: 'dealer', path: '/commercial/owners', what: 'a new owner', open: byButton('New owner') },
  {
    who: 'marketingManager',
    path: '/staff/offers/us-premier-monthly',
    what: 'the versions of an offer',
    async open(page) {
      await press(page, 'More actions');
      await page.getByRole('menuitem', { name: 'Versions…' }).click();
      await opened(page);
    },
  },
];
