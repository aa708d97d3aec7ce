import type { LimitName } from '../../../core/contract/call.js';

export interface Limit {
  /** In no span of so long come more tries through; divides by ten. */
  seconds: number;
  /** The fields that carry the secret: without one of them nothing is counted. Left out, every request counts. */
  fields?: readonly string[];
  /** Of one network address. */
  address: number;
  /** Of one person, by their token; of one back end, by its key. */
  person?: number;
  /** Against one account, from wherever: the person in the path, else the email address that is named. */
  account?: number;
  /** The same, from one address. */
  accountHere?: number;
  /** Counts by email address, so that doors which name a person and doors which name an address count together. */
  byEmail?: true;
  /** By what one of these fields begins with, in capitals and without spaces and dashes; whole without `first`. Forgotten when a try succeeds. */
  counted?: { fields: readonly string[]; first?: number; most: number };
  /** A success that was made with one of these fields proves that the account's owner was here: its tries are forgotten. */
  provenBy?: readonly string[];
  /**
   * A process counts so many at once and lets that many through before it counts again, within a tenth of the window.
   * Never more come through than the limit says; what a process counted and never used, nobody can use. Not for limits that a guesser is stopped by.
   */
  ahead?: number;
}

/** How often each kind of try is let through. The contract says which call is counted as what. */
export const limits: Readonly<Record<LimitName, Limit>> = {
  password: {
    seconds: 300,
    fields: ['email', 'password', 'oldPassword', 'currentPassword'],
    address: 300,
    person: 30,
    account: 30,
    accountHere: 10,
    byEmail: true,
    provenBy: ['password', 'oldPassword'],
  },
  /** Of mailed links and one-time tokens, which name no account before they are known. */
  token: { seconds: 600, fields: ['token'], address: 120, person: 60 },
  code: { seconds: 600, fields: ['code', 'redemptionCode'], address: 120, person: 60, account: 60 },
  /** Codes at a till: a shop sells many, and says who it is. */
  till: { seconds: 600, address: 600, person: 600 },
  serialNumber: { seconds: 600, fields: ['serial', 'serialNumber', 'unitId'], address: 120, person: 60 },
  receipt: { seconds: 600, fields: ['receiptGuid'], address: 120, person: 60 },
  /** By back ends and staff: an address is no secret, whether it has an account is. */
  lookup: { seconds: 600, address: 600, person: 600 },
  /** Mails to one mailbox. */
  mail: { seconds: 900, address: 100, person: 100, account: 10, accountHere: 5, byEmail: true },
  signup: { seconds: 600, address: 200, account: 30, byEmail: true },
  profile: { seconds: 300, address: 300, person: 60, account: 60 },
  family: { seconds: 900, address: 300, person: 30, account: 30 },
  /** A file of 10 MB comes in 160 pieces. */
  upload: { seconds: 600, address: 1600 },
  /**
   * Codes that machines are activated with. All machines of a gym have one address and are activated on one day, so it is
   * counted by the code's first group too, and what worked is forgotten there.
   */
  activation: {
    seconds: 600,
    fields: ['activationCode', 'userCode', 'serialNumber'],
    address: 600,
    person: 60,
    counted: { fields: ['activationCode', 'userCode'], first: 4, most: 120 },
  },
  /** A machine's secret, by the machine. */
  equipmentSecret: {
    seconds: 600,
    fields: ['secret', 'serialNumber'],
    address: 3000,
    counted: { fields: ['serialNumber'], most: 30 },
  },
  /** A machine that waits asks every five seconds. */
  pairing: { seconds: 600, fields: ['deviceCode'], address: 6000, counted: { fields: ['deviceCode'], most: 600 } },
  paying: { seconds: 60, address: 600, person: 60, account: 60 },
};

/** Any other request that writes. */
export const writing: Limit = { seconds: 60, address: 6000, ahead: 32 };

/** Serial numbers in a file of machines that are none of the caller's: new ones, each looked at and then added, and others'. */
export const importing: Limit = { seconds: 86_400, address: 400_000, person: 200_000 };
