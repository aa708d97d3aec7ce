import { useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import type { signIn } from './index.js';
import { View as Password } from './password.js';

const loadOneTime = () => import('./one-time/view.tsx?widget');

/** Signs in by the link where there is one, else with a password. */
export function View({ oneTimeToken, ...props }: PropsOf<typeof signIn>) {
  const [left, setLeft] = useState<string>();
  if (!oneTimeToken || oneTimeToken === left) return <Password {...props} />;
  return (
    <LazyView
      load={loadOneTime}
      props={{
        token: oneTimeToken,
        onSignedIn: (who: { userId: string }) => void props.onSignedIn?.(who),
        onLeave: () => setLeft(oneTimeToken),
      }}
      waiting={<Skeleton shape="control" />}
    />
  );
}
