import { createChallenges, type ChallengesModel } from '../../../../../src/widgets/training/challenges/model.js';
import { joined, notJoined } from '../../calls/training.js';
import { shows, until, type Way } from '../way.js';

/** One challenge, open: what is pressed there, and whether the member is in it then. */
const inChallenge = (
  { id, name }: Readonly<{ id: string; name: string }>,
  press: (model: ChallengesModel, challenge: { id: string; name: string }) => Promise<unknown>,
  wished: 'in' | 'out',
): Way => ({
  async open(session) {
    const model = createChallenges({
      session,
      query: '',
      challengeId: id,
      onQuery: () => undefined,
      onJoined: () => undefined,
      onLeft: () => undefined,
    });
    model.$screen.listen(() => undefined);
    const shown = () => {
      const part = model.detail.$progress.get();
      return part.is === 'known' ? part : undefined;
    };
    await until(() => shown() !== undefined);
    return {
      press: () => press(model, { id, name }),
      reads: () => {
        const doing = model.$doing.get();
        const code = doing.is === 'notJoined' || doing.is === 'notLeft' ? doing.code : undefined;
        return shows(code, (shown()?.membership !== null) === (wished === 'in'));
      },
    };
  },
});

export const join = inChallenge(notJoined, (model, challenge) => model.join(challenge), 'in');
export const leave = inChallenge(joined, (model, challenge) => model.leave(challenge), 'out');
