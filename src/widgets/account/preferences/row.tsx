import { useRef, type ReactNode } from 'react';
import type { PreferenceKey } from '../../../core/contract/schemas/preferences.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { failureText } from '../../copy.js';
import { words, type Copy } from './copy.js';
import type { createPreferences, Refused, Showing } from './model.js';
import { resettable } from './settings.js';
import { foot, row, saved, wrong } from './view.css.js';

export type Model = ReturnType<typeof createPreferences>;

export interface Shown {
  model: Model;
  screen: Showing;
}

export const refusalText = (copy: Copy, refused: Refused): string =>
  refused.code === 'unanswered' ? copy.failures[refused.code] : copy.notSaved(failureText(refused, copy));

/** One preference, what became of its last change, and the way back to its default. */
export function Row({ model, screen, of, children }: Shown & { of: PreferenceKey; children: ReactNode }) {
  const copy = useWords(words);
  const element = useRef<HTMLDivElement>(null);
  const { refused } = screen;
  const shown = refused?.keys.length === 1 && refused.keys.includes(of) ? refused : undefined;
  const toControl = () => element.current?.querySelector<HTMLElement>('input:checked, select, input, button')?.focus();
  const leave = (act: () => void) => () => {
    act();
    // What was pressed goes, and the focus would go with it.
    toControl();
  };
  return (
    <div ref={element} className={row}>
      {children}
      <div className={foot}>
        {screen.saved?.includes(of) && (
          <span className={saved} aria-hidden="true">
            <Icon shape={check} size="xs" />
            {copy.saved}
          </span>
        )}
        {shown && (
          <span className={wrong} role="alert">
            {refusalText(copy, shown)}
          </span>
        )}
        {shown && <Link onClick={leave(model.again)}>{copy.again}</Link>}
        {resettable(screen).includes(of) && (
          <Link onClick={leave(() => model.reset(of))}>
            <span aria-hidden="true">{copy.reset}</span>
            <span className={unseen}>{copy.resetOf(copy.labels[of])}</span>
          </Link>
        )}
      </div>
    </div>
  );
}
