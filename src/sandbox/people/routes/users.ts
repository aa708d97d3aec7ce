import type * as usersCalls from '../../../core/contract/users.js';
import { HOME_COUNTRY } from '../../../core/home-country.js';
import { newId } from '../../db/ids.js';
import { changed, readForChange } from '../../db/versioned.js';
import { users } from '../tables.js';
import { demandCountry, namedPartner } from '../../catalogue/places.js';
import { type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { ageOn } from '../calendar.js';
import { localDay } from '../../../core/wall-clock.js';
import { heartRateZones } from '../profile/heart-rate.js';
import { dropImage } from '../pictures/images.js';
import { allPreferences, preferencesFor, setPreferences } from '../preferences.js';
import { isHealthOfAnother, shownTo, userShape } from '../profile/profile.js';
import { provePassword, updateProfile } from '../profile/update-profile.js';
import { versionedUser } from '../versioned-user.js';
import { hashPassword } from '../../access/passwords.js';
import { startSession } from '../../access/sessions.js';
import { findUser } from '../caller.js';

export const userHandlers = {
  createUser: {
    async before(
      { host },
      { email: typed, password, firstName, lastName, countryCode = HOME_COUNTRY, partnerId, attribution = {} },
    ) {
      const passwordHash = await hashPassword(host.scrypt, password);
      return async context => {
        const id = newId('usr');
        await demandCountry(context, countryCode);
        const partner = await namedPartner(context, partnerId);
        const email = typed.toLowerCase();
        const [user] = await context.db
          .insert(users)
          .values({
            id,
            parentId: id,
            email,
            firstName,
            lastName,
            countryCode,
            attribution,
            passwordHash,
            roles: ['Member'],
            partnerId: partner,
            dateActivated: context.now,
            createdAt: context.now,
          })
          .onConflictDoNothing()
          .returning();
        if (!user) throw new Refusal('emailTaken', 'Somebody has signed up with this email address already.');
        context.note({ id });
        return { ...(await startSession(context, user)), user: { ...userShape(user, true), email } };
      };
    },
  },

  async getUser(context, { userId }) {
    const user = await findUser(context.db, userId);
    if (isHealthOfAnother(user, context)) context.note({ action: 'readHealthData' });
    return shownTo(context, user);
  },

  updateUser: {
    async before(outside, { userId, ...patch }) {
      const proof = await provePassword(outside, patch);
      return async context => {
        await demandCountry(context, patch.countryCode);
        const user = await updateProfile(context, userId, patch, proof);
        return shownTo(context, user);
      };
    },
  },

  async deleteUserImage(context, { userId }) {
    const held = await readForChange(context, versionedUser, userId);
    await dropImage(context.db, userId);
    return shownTo(context, await changed(context, held, { imageAsset: null }));
  },

  async getHeartRateZones(context, { userId }) {
    const { db, now } = context;
    const user = await findUser(db, userId);
    const set = await allPreferences(db, user);
    const { birthDate, maxHeartRate, restingHeartRate } = shownTo(context, user);
    const { 'training.heartRateZones': own } = preferencesFor(context, user, await setPreferences(db, userId));
    return heartRateZones({
      maxHeartRate,
      restingHeartRate,
      age: birthDate === null ? null : ageOn(birthDate, localDay(set.timeZone.value, now)),
      formula: set['training.maxHeartRateFormula'].value,
      bounds: own ?? null,
    });
  },
} satisfies Handlers<keyof typeof usersCalls>;
