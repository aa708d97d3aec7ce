import type * as calls from '../../../core/contract/training/streaks.js';
import type { Handlers } from '../../http/handler.js';
import { changeStreak } from '../streaks/change.js';
import { streakOf } from '../streaks/read.js';

export const streakHandlers = {
  getStreak: (context, { userId }) => streakOf(context, userId),
  updateStreak: (context, { userId, ...patch }) => changeStreak(context, userId, patch),
} satisfies Handlers<keyof typeof calls>;
