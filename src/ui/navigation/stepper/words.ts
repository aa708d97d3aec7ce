import { defineWords } from '../../language/language.js';

export const stepperWords = defineWords('stepper', {
  progress: 'Progress',
  complete: 'complete',
  error: 'has an error',
  stepOf: (step: number, steps: number, name: string) => `Step ${step} of ${steps} · ${name}`,
});
