import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFavorites } from '../../../src/core/contract/content/favorites.js';
import { getSchedule, searchContent } from '../../../src/core/contract/content/library.js';
import { updatePlaylist } from '../../../src/core/contract/content/playlists.js';
import type { Slot } from '../../../src/core/contract/schemas/content/schedule.js';
import { localDay } from '../../../src/core/wall-clock.js';
import type { Session } from '../../../src/core/session/session.js';
import { agendaOf, minutesUntil } from '../../../src/widgets/training/class-library/agenda.js';
import { createAllClasses } from '../../../src/widgets/training/class-library/all-model.js';
import { createFavoriteClasses } from '../../../src/widgets/training/class-library/favorites-model.js';
import { createHearts } from '../../../src/widgets/training/class-library/hearts.js';
import { moved } from '../../../src/widgets/training/class-library/order.js';
import { readPlace, writePlace } from '../../../src/widgets/training/class-library/place.js';
import { createOnePlaylist } from '../../../src/widgets/training/class-library/playlist-model.js';
import { createPlaylists } from '../../../src/widgets/training/class-library/playlists-model.js';
import { createSchedule } from '../../../src/widgets/training/class-library/schedule-model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

async function member(): Promise<Session> {
  await sandbox.load('training');
  const session = openSession(sandbox);
  await comesIn(session, 'member');
  return session;
}

async function openAll(session: Session, query = '') {
  const told: [string, boolean][] = [];
  const model = createAllClasses({ session, query, onQuery: (...one) => told.push(one) });
  model.$screen.listen(() => undefined);
  const state = () => {
    const screen = model.$screen.get();
    if (screen.is !== 'list') throw new Error(`There is no list, but ${screen.is}.`);
    return screen;
  };
  await expect.poll(() => state().waiting).toBe(false);
  return { model, state, told };
}

describe('a member who looks for a class', () => {
  it('sees the newest, and more below them without another step of the history', async () => {
    const { model, state, told } = await openAll(await member());
    expect(state().items).toHaveLength(24);
    await model.more();
    expect(state().items?.length).toBeGreaterThan(24);
    expect(new Set(state().items?.map(({ id }) => id)).size).toBe(state().items?.length);
    expect(told).toEqual([['page=2', true]]);
  });

  it('sees what they left off and what is picked for them, with the reason', async () => {
    const { model } = await openAll(await member());
    await expect.poll(() => model.$known.get().recommended.items.length).toBeGreaterThan(0);
    expect(model.$known.get().recommended.items[0]?.reason).toBeDefined();
    expect(model.$known.get().tags.length).toBeGreaterThan(0);
  });

  it('narrows it down by what the address says, to those not done yet', async () => {
    const { state } = await openAll(await member(), 'type=bike&level=beginner&done=false');
    expect(state().items?.every(one => one.type === 'bike' && one.level === 'beginner' && !one.done)).toBe(true);
  });

  it('knows the instructors of the classes that they have seen', async () => {
    const { model, state } = await openAll(await member());
    const instructor = state().items?.[0]?.instructor;
    expect(model.$known.get().instructors[instructor?.id ?? '']).toBe(instructor?.name);
  });

  it('keeps what was found while the line is down', async () => {
    const session = await member();
    const { model, state } = await openAll(session);
    await sandbox.fail({ kind: 'status', call: 'searchContent', status: 503, times: 3 });
    await model.sort('-rating');
    expect(state().failure).toBe('broken');
    expect(state().items).toHaveLength(24);
  });
});

describe('a heart', () => {
  it('is set at once and kept; one that was refused goes back and says so', async () => {
    const session = await member();
    const [content] = (await done(session.request(searchContent, { favorite: 'false', limit: 1 }))).items;
    if (!content) throw new Error('There is no class.');
    const hearts = createHearts(session);
    await hearts.set(content, true);
    const { items } = await done(session.request(listFavorites, { userId: session.get().userId ?? '' }));
    expect(items[0]?.content.id).toBe(content.id);
    await sandbox.fail({ kind: 'status', call: 'removeFavorite', status: 503, times: 3 });
    await hearts.set(content, false);
    expect(hearts.$changed.get()).toEqual({ [content.id]: true });
    expect(hearts.$problem.get()).toMatchObject({ title: content.title, code: 'broken' });
  });

  it('puts a class among the favorites, the latest first', async () => {
    const session = await member();
    const [content] = (await done(session.request(searchContent, { favorite: 'false', limit: 1 }))).items;
    if (!content) throw new Error('There is no class.');
    await createHearts(session).set(content, true);
    const favorites = createFavoriteClasses(session);
    favorites.$screen.listen(() => undefined);
    await expect
      .poll(() => {
        const screen = favorites.$screen.get();
        return screen.is === 'list' ? screen.items?.[0]?.content.id : undefined;
      })
      .toBe(content.id);
  });
});

describe('a member with playlists', () => {
  async function makeOne(session: Session) {
    const made: string[] = [];
    const playlists = createPlaylists(session, id => made.push(id));
    playlists.$screen.listen(() => undefined);
    await expect.poll(() => playlists.$screen.get().is).toBe('playlists');
    await playlists.make('  Monday ');
    const playlistId = made[0] ?? '';
    let isDeleted = false;
    const model = createOnePlaylist({ session, playlistId, onDeleted: () => (isDeleted = true) });
    model.$screen.listen(() => undefined);
    await expect.poll(() => model.$screen.get().is).toBe('playlist');
    const playlist = () => {
      const screen = model.$screen.get();
      if (screen.is !== 'playlist') throw new Error(`There is no playlist, but ${screen.is}.`);
      return screen.playlist;
    };
    const { items } = await done(session.request(searchContent, { limit: 3 }));
    for (const item of items) await model.add(item);
    return { model, playlist, playlistId, items, isDeleted: () => isDeleted };
  }

  it('fills one, puts it in order, takes a class out, and renames it', async () => {
    const { model, playlist, items } = await makeOne(await member());
    const [one, two, three] = items.map(({ id }) => id);
    expect(playlist()).toMatchObject({ name: 'Monday', items: [{ id: one }, { id: two }, { id: three }] });
    await model.move(2, -1);
    await model.move(0, -1);
    expect(playlist().items.map(({ id }) => id)).toEqual([one, three, two]);
    // the last press moved nothing, and what was said of the one before stands
    expect(model.$done.get()).toEqual({ is: 'moved', title: items[2]?.title, at: 2, of: 3 });
    await model.remove(three ?? '');
    expect(model.$done.get()).toEqual({ is: 'removed', title: items[2]?.title });
    await model.rename('Tuesday');
    expect(playlist()).toMatchObject({ name: 'Tuesday', items: [{ id: one }, { id: two }] });
  });

  it('sees what another device has made of it before theirs is saved', async () => {
    const session = await member();
    const { model, playlist, playlistId } = await makeOne(session);
    const { version } = playlist();
    await done(session.request(updatePlaylist, { playlistId, version, name: 'Changed elsewhere' }));
    expect(await model.rename('Mine')).toBe(false);
    expect(model.$refusal.get()).toMatchObject({ code: 'versionConflict' });
    expect(playlist().name).toBe('Changed elsewhere');
  });

  it('deletes it, and an old link to it says that it is gone', async () => {
    const session = await member();
    const { model, playlistId, isDeleted } = await makeOne(session);
    await model.delete();
    expect(isDeleted()).toBe(true);
    const again = createOnePlaylist({ session, playlistId, onDeleted: () => undefined });
    again.$screen.listen(() => undefined);
    await expect.poll(() => again.$screen.get().is).toBe('gone');
  });
});

it('a member sees the week that comes, in their own time zone', async () => {
  const session = await member();
  const model = createSchedule(session);
  model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).toBe('schedule');
  const { timeZone } = await done(session.request(getSchedule, {}));
  expect(model.$screen.get()).toMatchObject({ timeZone });
});

it('nobody sees classes without signing in', async () => {
  const model = createAllClasses({ session: openSession(sandbox), query: '', onQuery: () => undefined });
  model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
});

const slotAt = (id: number, startsAt: number, length: number): Slot => ({
  id: `slot-${id}`,
  kind: 'live',
  content: {
    id: `cls_${id}`,
    title: `Class ${id}`,
    type: 'bike',
    instructor: null,
    durationSeconds: length,
    level: 'beginner',
    tags: [],
    publishedAt: null,
    rating: { average: null, count: 0 },
    taken: 0,
    favorite: false,
    done: false,
    available: true,
  },
  startsAt,
  endsAt: startsAt + length,
  timeZone: 'Europe/Brussels',
});

describe('a schedule', () => {
  const zone = fc.constantFrom('Europe/Brussels', 'America/New_York', 'Pacific/Apia', 'Asia/Kolkata');
  const begin = 1_774_700_000;
  const slots = fc.array(
    fc.record({ at: fc.integer({ min: -7200, max: 8 * 86_400 }), length: fc.integer({ min: 300, max: 3600 }) }),
    { maxLength: 20 },
  );

  it('has each class that is not over once: among what is on, or on its own day, in the order of time', () => {
    fc.assert(
      fc.property(slots, zone, (given, timeZone) => {
        const all = given.map(({ at, length }, id) => slotAt(id, begin + at, length));
        const { onNow, days } = agendaOf(all, begin, timeZone);
        const coming = days.flatMap(day => day.slots);
        const left = all.filter(({ endsAt }) => endsAt > begin).map(({ id }) => id);
        expect([...onNow, ...coming].map(({ id }) => id).toSorted()).toEqual(left.toSorted());
        expect(onNow.every(({ startsAt }) => startsAt <= begin)).toBe(true);
        for (const { day, slots: own } of days)
          expect(own.map(({ startsAt }) => localDay(timeZone, startsAt))).toEqual(own.map(() => day));
        expect(coming.map(({ startsAt }) => startsAt)).toEqual(
          coming.map(({ startsAt }) => startsAt).toSorted((one, other) => one - other),
        );
      }),
    );
  });

  it('has a class on from its first second, and over at its end', () => {
    const all = [slotAt(0, begin, 600), slotAt(1, begin - 600, 600), slotAt(2, begin + 1, 600)];
    const { onNow, days } = agendaOf(all, begin, 'Europe/Brussels');
    expect(onNow.map(({ id }) => id)).toEqual(['slot-0']);
    expect(days.flatMap(({ slots: own }) => own.map(({ id }) => id))).toEqual(['slot-2']);
  });

  it('counts the minutes of what begins within the hour', () => {
    expect(minutesUntil(1000, 990)).toBe(1);
    expect(minutesUntil(1720, 1000)).toBe(12);
    expect(minutesUntil(4600, 1000)).toBe(60);
    expect(minutesUntil(4601, 1000)).toBeUndefined();
  });
});

describe('a class of a playlist', () => {
  it('moves by one place and back again, and none is lost', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 9 }), fc.nat(), (items, seed) => {
        const at = seed % items.length;
        const down = moved(items, at, 1);
        expect(down.toSorted()).toEqual(items.toSorted());
        expect(at === items.length - 1 ? down : moved(down, at + 1, -1)).toEqual(items);
      }),
    );
  });
});

describe('the address of the library', () => {
  it.each(['', 'type=bike&page=2', 'tab=schedule', 'tab=favorites', 'tab=playlists', 'tab=playlists&playlist=pl_1'])(
    'is read as it is written: %s',
    query => expect(writePlace(readPlace(query))).toBe(query),
  );

  it('leaves out what it does not know', () => {
    expect(writePlace(readPlace('tab=zeppelin&type=row'))).toBe('type=row');
    expect(writePlace(readPlace('tab=schedule&playlist=pl_1&type=row'))).toBe('tab=schedule');
  });
});
