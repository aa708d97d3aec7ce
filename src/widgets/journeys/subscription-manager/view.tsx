import { useEffect, useRef } from 'react';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { lock, user } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { words as overviewWords } from '../../account/account-overview/copy.js';
import type { PropsOf } from '../../define.js';
import { useModel } from '../../use-model.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import type { subscriptionManager } from './index.js';
import { createManager, type ManagerModel, type Member, type Screen } from './model.js';
import { OpenedByPress } from './panel-frame.js';
import { canOpen, type PanelName } from './panel.js';
import { Panel } from './panels.js';

type Props = PropsOf<typeof subscriptionManager>;

const names: readonly PanelName[] = ['plan', 'pause', 'addOns', 'payment', 'cancel'];

/** The membership, and in its place, while something is changed, one of its panels. */
export function View(props: Props) {
  const { panel, onPanelChanged, onMembershipChanged } = props;
  const model = useModel(session => createManager({ session, panel, onChanged: action => onMembershipChanged?.({ action }) }), []);
  const screen = useStore(model.$screen);
  const open = screen.is === 'member' ? screen.panel : undefined;
  const told = useRef<PanelName>(undefined);
  useEffect(() => {
    if (told.current !== open) onPanelChanged?.({ panel: open });
    told.current = open;
  }, [open, onPanelChanged]);
  useEffect(() => model.show(panel), [model, panel]);
  return <Shown screen={screen} model={model} {...props} />;
}

function Shown({ screen, model, panel, onOffersRequested, onSignInRequested }: Props & { screen: Screen; model: ManagerModel }) {
  const copy = useWords(overviewWords);
  switch (screen.is) {
    case 'loading': return <Skeleton shape="block" />;
    case 'failed':
      return <Banner title={copy.failedTitle} actions={<Button type="secondary" size="sm" onClick={model.retry}>{copy.retry}</Button>}>{copy.failed[screen.code]}</Banner>;
    case 'signedOut':
      return (
        <EmptyState icon={lock} title={copy.signedOutTitle} action={<Button onClick={() => onSignInRequested?.()}>{copy.signIn}</Button>}>
          {screen.ended ? copy.signedOutEnded : copy.signedOutText}
        </EmptyState>
      );
    case 'none': return <EmptyState icon={user} title={copy.emptyTitle} action={<Button onClick={() => onOffersRequested?.()}>{copy.seeOffers}</Button>}>{copy.emptyText}</EmptyState>;
    case 'child': return <EmptyState icon={user} title={copy.childTitle}>{copy.childText}</EmptyState>;
    case 'member': return <MemberView screen={screen} model={model} begunWith={panel} />;
    default: return screen satisfies never;
  }
}

function MemberView({ screen, model, begunWith }: { screen: Member; model: ManagerModel; begunWith: PanelName | undefined }) {
  const copy = useWords(words);
  const { account, now, panel } = screen;
  if (panel) {
    return (
      <OpenedByPress value={panel !== begunWith}>
        <Panel name={panel} props={{ account, now, onChanged: model.changed, onClose: model.close, onPanel: model.open }} />
      </OpenedByPress>
    );
  }
  return (
    <div>
      <h2>{copy.title}</h2>
      {names.filter(name => canOpen(account, name)).map(name => <Button key={name} type="secondary" onClick={() => model.open(name)}>{copy.panels[name]}</Button>)}
    </div>
  );
}
