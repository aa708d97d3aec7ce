import type { MouseEvent } from 'react';

/** How the page leads to a class. */
export interface Opening {
  hrefOf: (contentId: string) => string | undefined;
  onOpen: (contentId: string, event: MouseEvent<HTMLElement>) => void;
}
