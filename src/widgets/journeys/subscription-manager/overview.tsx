import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { CardOnFile } from '../../account/account-overview/card-on-file.js';
import { isBilledHere, isOver } from '../../account/account-overview/lines.js';
import { columns, greeting, view } from '../../account/account-overview/view.css.js';
import { words } from './copy.js';
import { Membership } from './membership.js';
import type { ManagerModel } from './model.js';
import { Notices } from './notices-view.js';
import type { PanelName } from './index.js';
import { canOpen } from './panel.js';
import type { Member } from './screen.js';
import { OutcomeBanner } from './outcome-banner.js';
import { actions, changes as changesClass, last, marked } from './view.css.js';

/** Buttons that change the membership; those that end it are apart. */
const changes: readonly PanelName[] = ['plan', 'pause', 'addOns'];

/** The membership as it is, and what can be done about it. */
export function Overview({ screen, model, onOffers }: { screen: Member; model: ManagerModel; onOffers: () => void }) {
  const copy = useWords(words);
  const { account, subscription, now } = screen;
  const over = isOver(subscription);
  const billed = isBilledHere(account, subscription);
  return (
    <div className={view}>
      <h2 className={greeting} tabIndex={-1} data-title="">
        {copy.title}
      </h2>
      <OutcomeBanner screen={screen} />
      <Notices screen={screen} model={model} />
      <div className={columns}>
        <div className={marksCard(screen) ? marked : undefined}>
          <Membership
            account={account}
            subscription={subscription}
            now={now}
            actions={
              over ? (
                <div>
                  <Button type="start" onClick={onOffers}>
                    {copy.startAgain}
                  </Button>
                </div>
              ) : (
                <Actions screen={screen} model={model} />
              )
            }
          />
        </div>
        <CardOnFile
          method={account.paymentMethod}
          now={now}
          isNeeded={billed && subscription.needsCard}
          action={
            billed &&
            !over &&
            canOpen(account, 'payment') && (
              <Opens name="card">
                <Button type="secondary" size="sm" onClick={() => model.open('payment')}>
                  {account.paymentMethod ? copy.updateCard : copy.addCard}
                </Button>
              </Opens>
            )
          }
        />
      </div>
    </div>
  );
}

/** What can be taken back is marked in its notice, all else where it is shown. */
const marksCard = ({ outcome }: Member): boolean => outcome?.is === 'changed' && outcome.undo === undefined;

/** Around a button, so that the focus finds back to it. */
export function Opens({ name, children }: { name: string; children: ReactNode }) {
  return <span data-opens={name}>{children}</span>;
}

function Actions({ screen: { account, subscription }, model }: { screen: Member; model: ManagerModel }) {
  const copy = useWords(words);
  const possible = changes.filter(name => canOpen(account, name));
  const ends = account.actions.cancel === 'ok';
  const resumes = subscription.displayStatus === 'paused' && account.actions.unpause === 'ok';
  if (possible.length === 0 && !ends && !resumes) return null;
  return (
    <div className={actions}>
      <div className={changesClass}>
        {resumes && (
          <Opens name="resume">
            <Button onClick={() => model.begin('resume')}>{copy.ways.resume}</Button>
          </Opens>
        )}
        {possible.map(name => (
          <Opens key={name} name={name}>
            <Button type="secondary" onClick={() => model.open(name)}>
              {copy.panels[name]}
            </Button>
          </Opens>
        ))}
      </div>
      {ends && (
        <span className={last}>
          <Opens name="cancel">
            <Button type="ghost" onClick={() => model.open('cancel')}>
              {copy.panels.cancel}
            </Button>
          </Opens>
        </span>
      )}
    </div>
  );
}
