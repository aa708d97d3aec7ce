import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { heldBack } from '../../../ui/feedback/said/held-back.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { useFields } from './use-fields.js';
import { bar, buttons, news, tick } from './view.css.js';

/** What has changed and is not saved, and the two things that can be done about it. */
export function SaveBar({ onGone }: { onGone: () => void }) {
  const {
    copy: { bar: texts },
    model,
    screen: { note, formerMailNotified },
    changed,
    sending,
    refusal,
  } = useFields();
  const count = changed.length;
  const here = useRef<HTMLDivElement>(null);
  const isDirty = count > 0;
  // It comes up over what is being typed in, where that is the last thing in view.
  useEffect(() => {
    const root = here.current?.getRootNode();
    if (isDirty && (root instanceof Document || root instanceof ShadowRoot))
      root.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [isDirty]);
  const discard = () => {
    model.discard();
    onGone();
  };
  const restore = () => {
    model.restore();
    onGone();
  };
  return (
    <div ref={here} className={bar} part="save" data-dirty={isDirty ? '' : undefined}>
      <p className={news} role="status">
        {note?.is === 'saved' && (
          <span className={tick}>
            <Icon shape={check} size="sm" />
          </span>
        )}
        {/* After an answer that never came, nobody knows what is saved. */}
        {count > 0 && refusal?.code !== 'unanswered' && texts.dirty(count)}
        {count === 0 && !note && <span ref={heldBack}>{texts.clean}</span>}
        {count === 0 && note?.is === 'saved' && (formerMailNotified ? texts.formerMailNotified : texts.saved)}
        {count === 0 && note?.is === 'reloaded' && texts.reloaded}
        {count === 0 && note?.is === 'discarded' && (
          <>
            {texts.discarded} <Link onClick={restore}>{texts.undo}</Link>
          </>
        )}
      </p>
      <div className={buttons}>
        {count > 0 && (
          <Button type="ghost" disabled={sending} onClick={discard}>
            {texts.discard}
          </Button>
        )}
        <Button submit disabled={count === 0} loading={sending} loadingLabel={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </div>
  );
}
