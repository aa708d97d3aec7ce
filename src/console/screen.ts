/** What a console shows. Times are seconds. */
export type Screen =
  /** Not activated: `problem` is why the last try failed, or what ended its last life. */
  | { is: 'unpaired'; problem: string | null }
  /** A code that somebody confirms in the portal. */
  | { is: 'code'; userCode: string; verificationUri: string; expiresIn: number }
  /** `next`: `ok`, or why nobody can begin a workout now. */
  | { is: 'ready'; name: string; location: string; online: boolean; leaseLeft: number; next: string }
  /** `problem`: why the next workout will be refused; this one goes on. */
  | { is: 'workout'; since: number; online: boolean; problem: string | null }
  /** Out of service for good, or until somebody activates it anew. */
  | { is: 'stopped'; code: string };

/** What a console says for each code. */
const sentences: Readonly<Record<string, string>> = {
  ok: 'Ready. Have a good ride.',
  offline: 'No network. It tries again by itself.',
  canceled: 'Canceled. Begin again whenever you like.',
  codeExpired: 'The code has expired. A new one comes.',
  activationCodeInvalid: 'That is not an activation code. Check it, or ask for one at the front desk.',
  activationCodeUsedUp: 'That code was used up. Ask for a new one at the front desk.',
  activationCodeExpired: 'That code has expired. Ask for a new one at the front desk.',
  activationCodeRevoked: 'That code was revoked. Ask for a new one at the front desk.',
  serialNumberUnknown: 'We do not know this machine. Ask your dealer to add it.',
  alreadyClaimed: 'This machine belongs to another location. It has to be released there first.',
  equipmentTrashed: 'This machine was taken out of service for good.',
  equipmentSecretInvalid: 'This machine was activated anew or released. Activate it again.',
  oneSecretTwice: 'Another machine is activated with this secret. Activate this one by a code of its own.',
  equipmentResting: 'This machine is out of service for a while.',
  equipmentNotReady: 'This machine is not set up yet.',
  equipmentFaulty: 'This machine needs service. Please take another one.',
  equipmentUnlicensed: 'This machine has no license. Ask at the front desk.',
  licenseSuspended: 'The license of this machine is suspended. Ask at the front desk.',
  licenseExpired: 'The license of this machine has expired. Ask at the front desk.',
  leaseOver: 'This machine was without a network for too long. Connect it, or load a lease file.',
  tooManyRequests: 'Too many tries. Wait a few minutes.',
};

export const sentenceOf = (code: string): string => sentences[code] ?? `Something went wrong (${code}). Try again.`;

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.max(seconds, 0) % 60).padStart(2, '0')}`;
const days = (seconds: number): string => `${Math.max(0, Math.floor(seconds / 86_400))} days`;

/** A screen as lines of text. */
export function linesOf(screen: Screen): string[] {
  switch (screen.is) {
    case 'unpaired':
      return [screen.problem === null ? 'This machine is not activated.' : sentenceOf(screen.problem)];
    case 'code':
      return [screen.userCode, `Enter this code at ${screen.verificationUri}`, `${minutes(screen.expiresIn)} left`];
    case 'ready':
      return [
        `${screen.name} · ${screen.location}`,
        sentenceOf(screen.next),
        screen.online ? 'Online' : `Offline · good for ${days(screen.leaseLeft)}`,
      ];
    case 'workout':
      return [
        `Workout · ${minutes(screen.since)}`,
        screen.problem === null ? 'Keep going.' : `Keep going. The next one: ${sentenceOf(screen.problem)}`,
        screen.online ? 'Online' : 'Offline',
      ];
    case 'stopped':
      return [sentenceOf(screen.code)];
  }
}
