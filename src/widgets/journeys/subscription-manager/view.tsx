import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { user } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { words as overviewWords } from '../../account/account-overview/copy.js';
import { box } from '../../account/account-overview/view.css.js';
import { Waiting } from '../../account/account-overview/waiting.js';
import type { PropsOf } from '../../element/define.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import type { PanelName, subscriptionManager } from './index.js';
import { MemberView } from './member-view.js';
import { createManager, type ManagerModel } from './model.js';

type Props = PropsOf<typeof subscriptionManager>;

/** The membership, and in its place, while something is changed, one of its panels. */
export function View(props: Props) {
  const { panel, onPanelChanged, onOffersRequested, onSignInRequested } = props;
  const copy = useWords(overviewWords);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const model = useModel(
    session => createManager({ session, onChanged: action => latest.current.onMembershipChanged?.({ action }) }),
    [],
  );
  const screen = useStore(model.$screen);
  useEffect(() => model.wish(panel), [model, panel]);
  useReturning(model);
  const open = screen.is === 'member' ? screen.panel : undefined;
  const reportedPanel = useRef<PanelName>(undefined);
  useEffect(() => {
    if (reportedPanel.current !== open) onPanelChanged?.({ panel: open });
    reportedPanel.current = open;
  }, [open, onPanelChanged]);
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'none' ? (
            <EmptyState
              icon={user}
              title={copy.emptyTitle}
              action={
                <Button type="start" onClick={() => onOffersRequested?.()}>
                  {copy.seeOffers}
                </Button>
              }
            >
              {copy.emptyText}
            </EmptyState>
          ) : (
            <MemberView screen={own} model={model} onOffers={() => onOffersRequested?.()} />
          )
        }
      </PersonView>
    </div>
  );
}

/** Another tab may have changed the membership while this one was out of sight. */
function useReturning(model: ManagerModel): void {
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('focus', () => void model.refresh(), { signal: listening.signal });
    return () => listening.abort();
  }, [model]);
}
