import type { WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';

/** A member of the sample, and how they train. */
export interface SampleAthlete {
  userId: string;
  firstName: string;
  lastName: string;
  countryCode: string;
  birthDate: string;
  /** Beats a minute. */
  maxHeartRate: number;
  restingHeartRate: number;
  /** Watts that they can hold for an hour, a year ago and today. */
  power: readonly [then: number, today: number];
  /** What they do, the more often the more it stands here. */
  types: readonly WorkoutType[];
  /** Days of each week on which they train, 0 for the one that today is; of each some are left out. */
  daysOfWeek: readonly number[];
  /** The hour of the day at which they begin, where they are. */
  hour: number;
  /** Where they are, by how many days ago they came there; the last one holds until today. */
  places: readonly { daysAgo: number; timeZone: string }[];
  seed: number;
}

/** Whoever `logins.member` is, and four others for them to be ranked among. */
export const sampleAthletes: readonly SampleAthlete[] = [
  {
    userId: 'usr_member',
    firstName: 'Alex',
    lastName: 'Rider',
    countryCode: 'US',
    birthDate: '1988-04-12',
    maxHeartRate: 186,
    restingHeartRate: 54,
    power: [195, 232],
    types: ['bike', 'bike', 'bike', 'row', 'run', 'strength', 'reflect'],
    daysOfWeek: [1, 2, 4, 6, 0],
    hour: 6,
    // two weeks in Lisbon
    places: [
      { daysAgo: 400, timeZone: 'America/New_York' },
      { daysAgo: 160, timeZone: 'Europe/Lisbon' },
      { daysAgo: 146, timeZone: 'America/New_York' },
    ],
    seed: 11,
  },
  {
    userId: 'usr_kay',
    firstName: 'Kay',
    lastName: 'Moreno',
    countryCode: 'US',
    birthDate: '1995-09-30',
    maxHeartRate: 192,
    restingHeartRate: 50,
    power: [210, 240],
    types: ['run', 'run', 'climb', 'bike'],
    daysOfWeek: [1, 3, 5, 6],
    hour: 17,
    places: [{ daysAgo: 400, timeZone: 'America/Los_Angeles' }],
    seed: 22,
  },
  {
    userId: 'usr_bo',
    firstName: 'Bo',
    lastName: 'Peeters',
    countryCode: 'BE',
    birthDate: '1979-01-08',
    maxHeartRate: 178,
    restingHeartRate: 58,
    power: [180, 188],
    types: ['row', 'row', 'bike'],
    daysOfWeek: [2, 4, 0],
    hour: 20,
    places: [{ daysAgo: 400, timeZone: 'Europe/Brussels' }],
    seed: 33,
  },
  {
    userId: 'usr_ines',
    firstName: 'Inés',
    lastName: 'Valdez',
    countryCode: 'MX',
    birthDate: '2001-12-19',
    maxHeartRate: 197,
    restingHeartRate: 61,
    power: [140, 172],
    types: ['ellipse', 'reflect', 'fitpass', 'bike'],
    daysOfWeek: [1, 2, 3, 5],
    hour: 12,
    places: [{ daysAgo: 400, timeZone: 'America/Mexico_City' }],
    seed: 44,
  },
  {
    userId: 'usr_omar',
    firstName: 'Omar',
    lastName: 'Tane',
    countryCode: 'US',
    birthDate: '1990-06-02',
    maxHeartRate: 188,
    restingHeartRate: 52,
    power: [225, 251],
    types: ['bike', 'row', 'climb'],
    daysOfWeek: [1, 2, 3, 4, 6],
    hour: 7,
    // over the date line: the day of the flight is twice a day
    places: [
      { daysAgo: 400, timeZone: 'Pacific/Auckland' },
      { daysAgo: 60, timeZone: 'Pacific/Honolulu' },
    ],
    seed: 55,
  },
];
