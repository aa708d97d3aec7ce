import { useEffect, useRef, useState, type RefObject } from 'react';
import { ToastList } from '../../../ui/feedback/toast/toast-list.js';
import type { ManagerModel } from './model.js';
import { Overview } from './overview.js';
import { OpenedByPress } from './panel-frame.js';
import { Panel, StartPanel } from './panels.js';
import type { Member, Outcome } from './screen.js';

/** The membership, or what is open in its place. */
export function MemberView({ screen, model, onOffers }: { screen: Member; model: ManagerModel; onOffers: () => void }) {
  const { account, now, panel, start, byPress = false } = screen;
  const place = useRef<HTMLDivElement>(null);
  const openerRef = useReturn(place, screen);
  const props = {
    account,
    now,
    onChanged: model.changed,
    onFinished: model.finished,
    onClose: model.close,
    onPanel: model.open,
  };
  return (
    <div
      ref={place}
      onClickCapture={({ target }) => {
        const opens = target instanceof Element && target.closest<HTMLElement>('[data-opens]')?.dataset['opens'];
        // what closes a panel is no opener
        if (opens) openerRef.current = opens;
      }}
    >
      <OpenedByPress value={byPress}>
        {start ? (
          <StartPanel
            props={{ ...props, start, onStarted: model.started, onElsewhere: () => void model.changedElsewhere() }}
          />
        ) : panel ? (
          <Panel name={panel} props={{ ...props, onCardSaved: () => void model.cardSaved() }} />
        ) : (
          <Overview screen={screen} model={model} onOffers={onOffers} />
        )}
      </OpenedByPress>
      <News outcome={screen.outcome} model={model} />
    </div>
  );
}

/** Long enough to read and to reach; what can be taken back can be taken back in its notice too. */
const NEWS_TIME = 10_000;

/** What has just changed, with the way back where there is one. */
function News({ outcome, model }: { outcome: Outcome | undefined; model: ManagerModel }) {
  const [closed, close] = useState<Outcome>();
  const { undo, text } = outcome?.is === 'changed' ? outcome : {};
  return (
    <ToastList
      toasts={
        text === undefined || outcome === closed
          ? []
          : [{ id: text, tone: 'success', text, duration: NEWS_TIME, undo: undo !== undefined }]
      }
      onClose={() => close(outcome)}
      onUndo={() => undo && void model.press(undo)}
    />
  );
}

/** Where the focus goes: back to the button that opened what is closed, or, when something has changed, to the title above it. */
function useReturn(
  place: RefObject<HTMLElement | null>,
  { panel, start, byPress = false, outcome }: Member,
): RefObject<string | undefined> {
  const opener = useRef<string>(undefined);
  const open = panel ?? start;
  const before = useRef({ open, outcome });
  useEffect(() => {
    const was = before.current;
    before.current = { open, outcome };
    if (open) {
      if (!byPress) opener.current = undefined;
      return;
    }
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const heading = () => find('[data-title]');
    if (outcome !== was.outcome && outcome && outcome.is !== 'refused' && outcome.is !== 'unavailable')
      heading()?.focus();
    else if (was.open) (find(`[data-opens="${opener.current ?? was.open}"] button`) ?? heading())?.focus();
  }, [open, byPress, outcome, place]);
  return opener;
}
