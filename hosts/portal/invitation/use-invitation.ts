import { changeFamily, isParent, session } from '@echelon/membership/core';
import { useState } from 'react';
import { forgetToken } from '../arrival.js';
import { refusalOf, type Refusal } from './refusal.js';

export type Stage =
  /** Nobody is signed in: the invited address may have no account yet. */
  | { is: 'password' }
  | { is: 'signIn'; because?: 'exists' | 'isSet' }
  /** Somebody was signed in when they opened the link. */
  | { is: 'confirm' }
  | { is: 'joining' }
  | { is: 'joined'; parentName: string | undefined }
  | { is: 'refused'; why: Refusal };

/** From a mailed invitation to belonging to the family (domain 1.8). */
export function useInvitation(token: string) {
  const [stage, setStage] = useState<Stage>(() => ({ is: session().get().userId ? 'confirm' : 'password' }));

  const join = async () => {
    const { userId, claims } = session().get();
    if (!userId) return setStage({ is: 'signIn' });
    setStage({ is: 'joining' });
    const stoodAlone = isParent(claims);
    const answer = await session().request(changeFamily, { userId, action: 'join', token });
    // The token of before says nothing of the family; and an answer that was lost may have been a yes.
    await session().refresh();
    if (answer.ok || (stoodAlone && !isParent(session().get().claims) && session().get().userId === userId)) {
      forgetToken('invitation');
      const parent = answer.ok ? answer.data.items.find(({ status }) => status === 'parent') : undefined;
      return setStage({ is: 'joined', parentName: parent?.displayName });
    }
    // A session that is over leads out of here by itself.
    if (answer.failure.code !== 'signedOut') setStage({ is: 'refused', why: refusalOf(answer.failure) });
  };

  return {
    stage,
    join,
    toPassword: () => setStage({ is: 'password' }),
    toSignIn: (because?: 'exists' | 'isSet') => setStage(because ? { is: 'signIn', because } : { is: 'signIn' }),
    /** Whoever has set a password by the invitation belongs to the family with it; anybody else joins now. */
    signedIn: () => {
      if (stage.is === 'signIn' && stage.because === 'isSet' && !isParent(session().get().claims)) {
        forgetToken('invitation');
        setStage({ is: 'joined', parentName: undefined });
      } else void join();
    },
    asAnother: async () => {
      await session().signOut();
      setStage({ is: 'signIn' });
    },
  };
}
