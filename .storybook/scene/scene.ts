import type { Onboarding } from '../../src/core/session/flags.js';
import type { Fault } from '../../src/sandbox/http/faults.js';
import type { everyLogin, WorldName } from '../../src/sandbox/index.js';

/** What a story says about the world around it: `parameters.scene`. Without one it gets no back end at all. */
export interface Scene {
  /** The state of the back end. */
  world: WorldName;
  /** Signs this person in through the API before the story shows. */
  signedInAs?: keyof typeof everyLogin | 'nobody';
  /** `slow` never answers, `offline` never gets through; a list goes wrong inside the back end, call by call. */
  fault?: 'slow' | 'offline' | readonly Fault[];
  /** What the visitor has brought along, or reached before a reload. */
  onboarding?: Onboarding;
  /** The partner whose page the story is on. */
  partner?: string;
  /** BCP 47, the reader's. */
  locale?: string;
  /** `blocked`: the card provider's script comes, and nothing after it. Needs a publishable key that no other story has. */
  cardFields?: 'blocked';
}

/** What a story may set without knowing of the rest. */
export type SceneParameters = { scene?: Partial<Scene> };
