import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import type { Outcome, Wish } from './model.js';
import { movesFrom } from './moves.js';

type Plan = Pick<WorkoutPlan, 'days' | 'today'>;

function canMove(plan: Plan, from: string, to: string): boolean {
  const day = plan.days.find(one => one.day === from);
  return day !== undefined && movesFrom(plan, day).some(move => move.to === to);
}

/** What the button beside the news of a press does: takes a move back, or tries again what was not done. */
export function nextWish(outcome: Outcome, plan: Plan): Wish | undefined {
  switch (outcome.is) {
    case 'made':
    case 'accepted':
    case 'locked':
      return undefined;
    case 'moved': {
      const { from, to } = outcome;
      return canMove(plan, to, from) ? { action: 'move', from: to, to: from } : undefined;
    }
    case 'readAgain':
    case 'refused': {
      const { wish } = outcome;
      if (wish.action === 'move') return canMove(plan, wish.from, wish.to) ? wish : undefined;
      // what is accepted is what somebody has seen: they look at the new one first
      return wish.action === 'accept' && outcome.is === 'readAgain' ? undefined : wish;
    }
    default:
      return outcome satisfies never;
  }
}
