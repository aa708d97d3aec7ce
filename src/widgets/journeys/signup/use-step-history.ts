import { useEffect, useRef } from 'react';
import { stepNames, type StepName } from './steps.js';

const KEY = 'echelonSignupStep';

const stepIn = (state: unknown): StepName | undefined => {
  const kept = typeof state === 'object' && state !== null && KEY in state ? state[KEY] : undefined;
  return stepNames.find(name => name === kept);
};

/** Lets the browser's back button lead to the step before. The page's address and its own history state stay as they are. */
export function useStepHistory(step: StepName | undefined, go: (step: StepName) => void): void {
  const last = useRef<StepName>(undefined);
  useEffect(() => {
    if (!step || last.current === step) return;
    const state: unknown = { ...history.state, [KEY]: step };
    const forward = last.current !== undefined && stepIn(history.state) !== step;
    last.current = step;
    try {
      if (forward) history.pushState(state, '');
      else history.replaceState(state, '');
    } catch {
      // A sandboxed page has no history; the stepper leads back all the same.
    }
  }, [step]);
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent) => {
      const wanted = stepIn(state);
      if (!wanted) return;
      last.current = wanted;
      go(wanted);
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [go]);
}
