import { addDays } from '../../core/dates.js';
import { eq } from 'drizzle-orm';
import { insertRows } from '../db/write-rows.js';
import { equipmentUnits, firmwareReleases } from '../equipment/tables.js';
import { redemptionCodes } from '../codes/tables.js';
import {
  contentItems,
  contentSongs,
  favorites,
  instructors as instructorTable,
  playlists,
  schedulePlans,
  songs as songTable,
} from '../content/tables.js';
import { collections } from '../training/tables/collections.js';
import { users } from '../people/tables.js';
import { strengthRoutines } from '../training/tables/strength.js';
import { runDueWork } from '../billing/books/due-work.js';
import { normaliseCode } from '../codes/redemption-code.js';
import { cancel } from '../billing/transitions/cancel.js';
import { pause } from '../billing/transitions/pause.js';
import { schedulePlanChange } from '../billing/transitions/schedule-change.js';
import { demoApiKeys, seedCatalogue } from './catalogue.js';
import { codesAt, demoCodes } from './catalogue/codes.js';
import { classesAt, instructors } from './catalogue/classes.js';
import { favoritesAt, playlistAt } from './catalogue/favorites.js';
import { collectionsAt } from './catalogue/collections.js';
import { equipment } from './catalogue/equipment.js';
import { firmwareAt } from './catalogue/firmware.js';
import { routinesAt } from './catalogue/routines.js';
import { schedule } from './catalogue/schedule.js';
import { musicOf, songs } from './catalogue/songs.js';
import { logins } from './logins.js';
import type { Seed } from './seed.js';
import { staff } from './staff.js';
import { book } from './worlds/addons.js';
import { giveMuchToLose } from './worlds/much-to-lose.js';
import { history } from './worlds/history.js';
import { receiptApproved, receiptPending, receiptRejected, receiptsOfEveryKind } from './worlds/receipts.js';
import { longBilled } from './worlds/billing.js';
import { fillFamily, giveFamily, inviteToFamily } from './worlds/family.js';
import {
  askAlways,
  emptyCard,
  expireCard,
  giveCard,
  giveSubscription,
  signUp,
  signUpUnpaid,
  since,
} from './worlds/membership.js';
import { manyPlaces } from './worlds/places.js';
import { seedBusyCommercial, seedCommercial } from './worlds/commercial.js';
import { offersInWork } from './worlds/offers.js';
import { seedTraining } from './worlds/training.js';
import { giveChildren, giveProfile } from './worlds/profile.js';

/** The member that `logins.member` signs in as. */
const MEMBER = 'usr_member';

/** Everything that is for sale, the sites' keys, a member of staff, and a member who has no membership yet. */
async function fresh(seed: Seed): Promise<void> {
  await seedCatalogue(seed.db, seed.now);
  await insertRows(seed.db, redemptionCodes, codesAt(seed.now));
  await insertRows(seed.db, equipmentUnits, equipment);
  await insertRows(seed.db, instructorTable, instructors);
  await insertRows(seed.db, strengthRoutines, routinesAt(seed.now));
  const classes = classesAt(seed.now);
  await insertRows(seed.db, contentItems, classes);
  await insertRows(seed.db, songTable, songs);
  await insertRows(seed.db, contentSongs, musicOf(classes));
  await insertRows(seed.db, schedulePlans, schedule);
  await insertRows(seed.db, collections, collectionsAt(seed.now));
  await seed.createApiKeys(demoApiKeys);
  await seed.createUsers([...staff, { id: MEMBER, ...logins.member }]);
  await insertRows(seed.db, favorites, favoritesAt(seed.now, MEMBER));
  await insertRows(seed.db, playlists, [playlistAt(seed.now, MEMBER)]);
  await insertRows(seed.db, firmwareReleases, firmwareAt(seed.now));
}

/** `fresh`, and then what makes the world its own. */
const freshWith = (more: (seed: Seed) => Promise<void>) => async (seed: Seed) => {
  await fresh(seed);
  await more(seed);
  // what was due since then has happened
  await runDueWork(seed.db, seed.now);
};

/** A period that runs now, as the app stores and partners report theirs. */
const running = ({ now }: Seed) => ({
  startedAt: addDays(now, -10),
  currentPeriodStart: addDays(now, -10),
  currentPeriodEnd: addDays(now, 20),
});

const activeMonthly = freshWith(seed => signUp(seed, MEMBER, 'us-premier-monthly', 10));

/** Named states of the whole sandbox that anyone can start from; each is about the member of `logins`. */
export const worlds = {
  fresh,
  /** What `npm start` shows: a member, our own people, and a dealer’s and an owner’s locations. */
  default: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await seedBusyCommercial(seed);
    await seedTraining(seed);
  }),
  'active-monthly': activeMonthly,

  'with-card': freshWith(seed => giveCard(seed, MEMBER)),

  trialing: freshWith(seed => signUp(seed, MEMBER, 'us-premier-annual-trial', 10)),

  /** A yearly membership at a discount that never ends. */
  discounted: freshWith(seed => signUp(seed, MEMBER, 'us-new-year-forever', 5)),

  'trial-used': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-annual-trial', 60);
    await since(seed, MEMBER, 55, work => cancel(work, {}));
  }),

  inactive: freshWith(async seed => {
    await giveCard(seed, MEMBER, 3);
    await giveSubscription(seed, MEMBER, { status: 'inactive' });
  }),

  unpaid: freshWith(seed => signUpUnpaid(seed, MEMBER, 'us-premier-monthly')),

  provisional: freshWith(async seed =>
    signUp(seed, MEMBER, 'us-premier-bundle', 2, await receiptPending(seed, MEMBER)),
  ),

  'past-due': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 31);
    await emptyCard(seed);
  }),

  /** A renewal that the member's bank wants confirmed: nobody was there when it asked. */
  'bank-asks': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 31);
    await askAlways(seed);
  }),

  canceled: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await since(seed, MEMBER, 2, work => cancel(work, { reason: 'unused' }));
  }),

  ended: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 60);
    await since(seed, MEMBER, 40, work => cancel(work, { reason: 'too_expensive' }));
  }),

  paused: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 40);
    await since(seed, MEMBER, 35, work => pause(work, { resumesAt: addDays(seed.now, 50) }));
  }),

  pausing: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await since(seed, MEMBER, 1, work => pause(work, { months: 2 }));
  }),

  'change-scheduled': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await since(seed, MEMBER, 1, work => schedulePlanChange(work, work.plan('us-connect-monthly')));
  }),

  provisioned: freshWith(seed =>
    giveSubscription(seed, MEMBER, {
      provisioned: true,
      channelKind: 'provisioned',
      channelName: 'Echelon',
      ...running(seed),
      endsAt: addDays(seed.now, 355),
    }),
  ),

  'app-store': freshWith(seed =>
    giveSubscription(seed, MEMBER, {
      channelKind: 'appStore',
      channelName: 'App Store',
      ...running(seed),
      nextBillDate: addDays(seed.now, 20),
      nextBillAmount: 3999,
    }),
  ),

  'child-account': freshWith(async seed => {
    await seed.createUser({
      id: 'usr_parent',
      email: 'parent@echelon.test',
      password: logins.member.password,
      firstName: 'Robin',
      lastName: 'Rider',
    });
    await signUp(seed, 'usr_parent', 'us-premier-monthly', 10);
    await seed.db.update(users).set({ parentId: 'usr_parent' }).where(eq(users.id, MEMBER));
  }),

  'code-redeemed': freshWith(async seed => {
    await seed.db
      .update(redemptionCodes)
      .set({ status: 'redeemed', redeemedAt: addDays(seed.now, -5), redeemedBy: MEMBER })
      .where(eq(redemptionCodes.code, normaliseCode(demoCodes.thirtyDays)));
  }),

  'with-addon': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await book(seed, MEMBER, 'us-studio-pass-monthly', 5);
  }),

  'card-expired': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await expireCard(seed);
  }),

  'card-emptied': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await emptyCard(seed);
  }),

  'much-to-lose': freshWith(seed => giveMuchToLose(seed, MEMBER)),

  receipts: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 40);
    await receiptsOfEveryKind(seed, MEMBER);
  }),

  'receipt-approved': freshWith(seed => receiptApproved(seed, MEMBER)),

  'receipt-rejected': freshWith(seed => receiptRejected(seed, MEMBER)),

  history: freshWith(seed => history(seed, MEMBER)),

  'many-places': freshWith(seed => manyPlaces(seed, MEMBER)),

  billing: freshWith(seed => longBilled(seed, MEMBER)),

  family: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await giveFamily(seed, MEMBER);
  }),

  'family-full': freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await fillFamily(seed, MEMBER);
  }),

  profile: freshWith(async seed => {
    await giveProfile(seed, MEMBER);
    await giveChildren(seed, MEMBER);
  }),

  offers: freshWith(offersInWork),

  commercial: freshWith(seedCommercial),

  'commercial-busy': freshWith(seedBusyCommercial),

  /** A member who has trained for a year, among four others. */
  training: freshWith(async seed => {
    await signUp(seed, MEMBER, 'us-premier-monthly', 10);
    await seedTraining(seed);
  }),

  invited: freshWith(seed => inviteToFamily(seed, logins.member.email)),
} satisfies Record<string, (seed: Seed) => Promise<void>>;

export type WorldName = keyof typeof worlds;
