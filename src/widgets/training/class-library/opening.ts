import type { MouseEvent } from 'react';

/** How the page leads to a class. */
export interface Opening {
  /** `slotId`: the place in a class that is live now. */
  hrefOf: (contentId: string, slotId?: string) => string | undefined;
  onOpen: (contentId: string, event: MouseEvent<HTMLElement>) => void;
}
