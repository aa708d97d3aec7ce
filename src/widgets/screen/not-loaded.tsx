import type { ReactNode } from 'react';
import type { CommonFailure } from '../../core/contract/failure.js';
import { useWords } from '../../ui/language/language.js';
import { TryAgain } from './failure.js';
import { personWords } from './person-screen-copy.js';

export interface NotLoadedProps {
  /** What did not come, as its owner calls it: your history. */
  what: string;
  /** Why: a failure that everybody has words for, or a sentence of the widget's own. */
  why: { code: CommonFailure } | { text: string };
  onRetry: () => void;
  /** What can be done beside asking again. */
  actions?: ReactNode;
}

/** In the place of what did not come: why, and the press that asks again. */
export function NotLoaded({ what, why, onRetry, actions }: NotLoadedProps) {
  const copy = useWords(personWords);
  return (
    <TryAgain title={copy.failed(what)} onRetry={onRetry} actions={actions}>
      {'code' in why ? copy.failures[why.code] : why.text}
    </TryAgain>
  );
}
