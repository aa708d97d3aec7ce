import { CommercialActivation } from '@echelon/membership/commercial';
import { useState } from 'react';
import { arrivedWith, forgetToken } from '../arrival.js';
import { useSession } from '../use-session.js';
import { useWays } from '../use-ways.js';

/**
 * How a machine comes into service. The code of an address is taken out of it at once, and kept for who has yet to sign
 * in. The page stays until the machine has said that it is ready: its record says nothing of that yet, and who typed a
 * label need not be signed in.
 */
export function Activation() {
  const { toSignIn } = useWays();
  const { jwt } = useSession();
  const [code] = useState(() => arrivedWith('code'));
  const forget = () => forgetToken('code');
  return (
    <CommercialActivation
      code={code}
      onCodeRead={() => {
        if (jwt) forget();
      }}
      onActivated={forget}
      onSignInRequested={toSignIn}
    />
  );
}
