import { useEffect } from 'react';
import type { ErrorCause } from '../../core/session/error-causes.js';
import { useHost } from '../../ui/host/host.js';

/** Tells the page's engineers, once this is seen, why a widget cannot do its work. */
export function useTold(cause: ErrorCause): void {
  const host = useHost();
  useEffect(() => {
    import('../../core/session/tell.js').then(
      ({ tell }) => tell(host, cause),
      () => undefined,
    );
  }, [host, cause]);
}
