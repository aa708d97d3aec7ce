import { CommercialActivation } from '@echelon/membership/commercial';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { arrivedWith, forgetToken } from '../arrival.js';
import { useWays } from '../use-ways.js';

/** How a machine comes into service. The code of an address is taken out of it at once. */
export function Activation() {
  const [, navigate] = useLocation();
  const { toSignIn } = useWays();
  const [code] = useState(() => arrivedWith('code'));
  return (
    <CommercialActivation
      code={code}
      onCodeRead={() => forgetToken('code')}
      onActivated={({ equipmentId }) => navigate(`/commercial/machines?machine=${equipmentId}`)}
      onSignInRequested={toSignIn}
    />
  );
}
