import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { failureText } from '../../copy.js';
import { useStore } from '../../screen/use-store.js';
import { notDone } from '../../workouts/not-done.js';
import { words } from './copy.js';
import type { ChallengesModel } from './model.js';

interface JoinButtonProps {
  model: ChallengesModel;
  challenge: Collection;
  /** The one that starts is red; among others of a list it is not. */
  type: 'start' | 'secondary';
}

/** The way into a challenge that goes on, for who is not in it; beside it, why it did not work. */
export function JoinButton({ model, challenge, type }: JoinButtonProps) {
  const copy = useWords(words);
  const doing = useStore(model.$doing);
  const locked = useStore(model.$locked);
  const { id, name, state, membership } = challenge;
  if (membership || state === 'ended' || locked) return null;
  return (
    <>
      {doing.is === 'notJoined' && doing.id === id && (
        <Banner tone="critical" title={notDone(doing.code, copy.notJoined)}>
          {failureText(doing, copy)}
        </Banner>
      )}
      <div>
        <Button
          type={type}
          size={type === 'start' ? 'md' : 'sm'}
          // among others, which one
          label={type === 'start' ? undefined : `${copy.join}: ${name}`}
          loading={doing.is === 'joining' && doing.id === id}
          onClick={() => void model.join(challenge)}
        >
          {copy.join}
        </Button>
      </div>
    </>
  );
}
