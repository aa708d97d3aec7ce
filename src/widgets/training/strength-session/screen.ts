import type { PersonScreen } from '../../screen/person-screen.js';
import type { PlanScreen } from './routine.js';

/** Where somebody is in a session. */
export type Screen =
  | PersonScreen
  | PlanScreen
  /** What was begun earlier, on this device. */
  | { is: 'unfinished' }
  | { is: 'running' }
  | { is: 'finished' };
