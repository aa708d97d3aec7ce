import { useEffect } from 'react';
import { useStore } from '../../screen/use-store.js';
import type { ClassPlayerModel } from './model.js';

/** Milliseconds between two looks at the clock. */
const LOOK = 250;

/** Moves a class on by the machine's clock, where no film does. */
export function useClock(model: ClassPlayerModel, isNeeded: boolean): void {
  const isPlaying = useStore(model.$isPlaying);
  const sought = useStore(model.$sought);
  const runs = isPlaying && isNeeded;
  useEffect(() => {
    if (!runs) return;
    const [from, begun] = [model.$second.get(), performance.now()];
    const timer = setInterval(() => model.reach(from + (performance.now() - begun) / 1000), LOOK);
    return () => clearInterval(timer);
    // from where somebody goes, it counts anew
  }, [model, runs, sought]);
}
