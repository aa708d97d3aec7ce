import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { LoadFailure } from '../layout/load-failure.js';
import { herePath } from '../return-path.js';

const SwitchedAccount = lazy(async () => ({ default: (await import('./switched-account.js')).SwitchedAccount }));

/** The bar over an account that a parent or staff are in, for the few who are. It stays when they are back, to say so. */
export function Switched({ now }: { now: boolean }) {
  const [, navigate] = useLocation();
  const [everWas, setEverWas] = useState(now);
  if (now && !everWas) setEverWas(true);
  const toPage = () => {
    // Whichever page stands here then was gone to, and takes the focus; one that stays is given it.
    navigate(herePath(), { replace: true });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    everWas && (
      <LoadFailure withinMain>
        <Suspense>
          <SwitchedAccount onSwitchedBack={toPage} />
        </Suspense>
      </LoadFailure>
    )
  );
}
