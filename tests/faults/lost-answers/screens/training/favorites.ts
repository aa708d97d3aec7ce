import { createAllClasses } from '../../../../../src/widgets/training/class-library/all-model.js';
import { createHearts } from '../../../../../src/widgets/training/class-library/hearts.js';
import { openClass } from './player.js';
import { shows, until, type Way } from '../way.js';

type Class = Readonly<{ id: string; title: string }>;

/** The heart on a class of the library. */
export const heart = ({ id, title }: Class, wished: boolean): Way => ({
  async open(session) {
    const query = new URLSearchParams({ q: title }).toString();
    const list = createAllClasses({ session, query, onQuery: () => undefined });
    list.$screen.listen(() => undefined);
    const hearts = createHearts(session);
    const item = () => {
      const screen = list.$screen.get();
      return screen.is === 'list' ? screen.items?.find(one => one.id === id) : undefined;
    };
    await until(() => item() !== undefined);
    return {
      press: () => hearts.set({ id, title }, wished),
      reads: () =>
        shows(hearts.$problem.get()?.code, (hearts.$changed.get()[id] ?? item()?.favorite ?? false) === wished),
    };
  },
});

/** The heart above a class that is open. */
export const heartOfOpen = ({ id }: Class, wished: boolean): Way => ({
  async open(session) {
    const { opinion } = await openClass(session, id);
    return {
      press: () => opinion.keep(wished),
      reads: () => {
        const { problem, isFavorite } = opinion.$opinion.get();
        return shows(problem?.code, isFavorite === wished);
      },
    };
  },
});
