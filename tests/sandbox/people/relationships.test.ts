import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePreferences } from '../../../src/core/contract/preferences.js';
import { follow, listRelationships, unfollow } from '../../../src/core/contract/relationships.js';
import { getRanking } from '../../../src/core/contract/training/records.js';
import { done, refused } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { badFields, failure, newPerson, type Person } from '../support/people.js';
import { ride, saved } from '../training/support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const following = async ({ client, userId }: Person) =>
  (await done(client(listRelationships, { userId }))).items.map(({ id }) => id);
const hide = ({ client, userId }: Person) =>
  done(client(updatePreferences, { userId, 'privacy.leaderboard': 'hidden' }));

describe('following a person', () => {
  it('shows a name and a picture and nothing else, and is done once', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox, { firstName: 'Pat', lastName: 'Novak' })];
    const followed = await done(jo.client(follow, { userId: jo.userId, otherId: pat.userId }));
    expect(followed).toEqual({
      id: pat.userId,
      type: 'follow',
      displayName: 'Pat N.',
      imageUrl: null,
      followedAt: expect.any(Number),
    });
    expect(await done(jo.client(follow, { userId: jo.userId, otherId: pat.userId }))).toEqual(followed);
    expect(await done(jo.client(listRelationships, { userId: jo.userId }))).toEqual({
      items: [followed],
      total: 1,
      offset: 0,
      limit: 50,
    });
    expect(await following(pat)).toEqual([]);
    expect(await done(jo.client(unfollow, { userId: jo.userId, otherId: pat.userId }))).toEqual({ following: false });
    expect(await refused(jo.client(unfollow, { userId: jo.userId, otherId: pat.userId }))).toBe('notFound');
  });

  it('is not for oneself, and a person who hides is as absent as one who does not exist', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox)];
    await hide(pat);
    expect(await badFields(jo.client(follow, { userId: jo.userId, otherId: jo.userId }))).toEqual(['otherId']);
    const hidden = await failure(jo.client(follow, { userId: jo.userId, otherId: pat.userId }));
    const nobody = await failure(jo.client(follow, { userId: jo.userId, otherId: 'usr_nobody' }));
    expect({ ...hidden, requestId: '' }).toEqual({ ...nobody, requestId: '' });
  });

  it('ends to be seen when the other hides, and is there again afterwards', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox)];
    await done(jo.client(follow, { userId: jo.userId, otherId: pat.userId }));
    await hide(pat);
    expect(await following(jo)).toEqual([]);
    await done(pat.client(updatePreferences, { userId: pat.userId, 'privacy.leaderboard': 'visible' }));
    expect(await following(jo)).toEqual([pat.userId]);
  });

  it('works within a family, whose children are hidden from everybody else', async () => {
    const parent = await newPerson(sandbox);
    const [one, two] = [
      await newPerson(sandbox, { parentId: parent.userId }),
      await newPerson(sandbox, { parentId: parent.userId }),
    ];
    const stranger = await newPerson(sandbox);
    await done(one.client(follow, { userId: one.userId, otherId: two.userId }));
    expect(await following(one)).toEqual([two.userId]);
    expect(await refused(stranger.client(follow, { userId: stranger.userId, otherId: two.userId }))).toBe('notFound');
  });

  it('comes in pages, and nobody else reads them', async () => {
    const jo = await newPerson(sandbox);
    for (let other = 0; other < 3; other += 1)
      await done(jo.client(follow, { userId: jo.userId, otherId: (await newPerson(sandbox)).userId }));
    const all = await following(jo);
    const page = await done(jo.client(listRelationships, { userId: jo.userId, offset: 1, limit: 1 }));
    expect(page).toMatchObject({ total: 3, offset: 1, limit: 1, items: [{ id: all[1] }] });
    expect(await badFields(jo.client(listRelationships, { userId: jo.userId, limit: 101 }))).toEqual(['limit']);
    expect(await refused((await newPerson(sandbox)).client(listRelationships, { userId: jo.userId }))).toBe('notFound');
  });
});

describe('blocking a person', () => {
  const contentId = 'cls_bike_climb-ride_30';
  const ranked = async ({ client }: Person) =>
    (await done(client(getRanking, { contentId, metric: 'output', limit: 100 }))).items.map(
      ({ displayName }) => displayName,
    );
  const block = (one: Person, other: Person) =>
    one.client(follow, { userId: one.userId, otherId: other.userId, type: 'block' });

  it('takes each out of the other’s rankings and ends their following, until it is taken back', async () => {
    const [jo, pat, kay] = [
      await newPerson(sandbox, { firstName: 'Jova' }),
      await newPerson(sandbox, { firstName: 'Pat' }),
      await newPerson(sandbox, { firstName: 'Kay' }),
    ];
    for (const one of [jo, pat, kay]) await saved(one, ride(1));
    await done(pat.client(follow, { userId: pat.userId, otherId: jo.userId }));
    expect(await ranked(jo)).toEqual(expect.arrayContaining(['Jova W.', 'Pat W.', 'Kay W.']));

    const made = await done(block(jo, pat));
    expect(made).toMatchObject({ id: pat.userId, type: 'block' });
    expect(await done(block(jo, pat))).toEqual(made);
    expect(await ranked(jo)).not.toContain('Pat W.');
    expect(await ranked(pat)).not.toContain('Jova W.');
    expect(await ranked(kay)).toEqual(expect.arrayContaining(['Jova W.', 'Pat W.']));
    expect(await following(pat)).toEqual([]);
    expect(await following(jo)).toEqual([]);
    // as absent as somebody who hides: nothing says that it was a block
    expect(await refused(pat.client(follow, { userId: pat.userId, otherId: jo.userId }))).toBe('notFound');

    const blocked = await done(jo.client(listRelationships, { userId: jo.userId, type: 'block' }));
    expect(blocked.items.map(({ id }) => id)).toEqual([pat.userId]);
    await done(jo.client(unfollow, { userId: jo.userId, otherId: pat.userId }));
    expect(await ranked(pat)).toContain('Jova W.');
    await done(pat.client(follow, { userId: pat.userId, otherId: jo.userId }));
  });

  it('is not for oneself, nor for who has blocked first: they are out of sight already', async () => {
    const [jo, pat] = [await newPerson(sandbox), await newPerson(sandbox)];
    await done(block(jo, pat));
    expect(await refused(block(pat, jo))).toBe('notFound');
    expect(await badFields(block(jo, jo))).toEqual(['otherId']);
  });
});
