import { Avatar } from '../../../ui/identity/avatar/avatar.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { Button } from '../../../ui/actions/button/button.js';
import { useWords } from '../../../ui/language/language.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { words } from './copy.js';
import type { Screen } from './screen.js';
import { card, name, nameLine, note, padded, person, personTitle, row, texts } from './view.css.js';

export interface ChildViewProps {
  screen: Extract<Screen, { is: 'ofFamily' }>;
  onBack: () => void;
  onSignOut: () => void;
}

/** What a child sees: whose family it is, who pays, and the way back for a parent who has switched here. */
export function ChildView({
  screen: { family, you, parent, isSwitched, working, refused },
  onBack,
  onSignOut,
}: ChildViewProps) {
  const copy = useWords(words);
  const { childView } = copy;
  const isShut = refused?.code === 'notFound';
  return (
    <>
      <section className={padded}>
        <SeenAndSaid className={person}>
          <Avatar name={you.displayName} id={you.id} src={you.imageUrl ?? undefined} size={64} decorative />
          <div>
            <h3 className={personTitle}>
              {isSwitched ? childView.switchedTitle(you.displayName) : childView.title(parent.displayName)}
            </h3>
            <p className={note}>
              {isSwitched ? childView.switchedText(parent.displayName) : childView.text(parent.displayName)}
            </p>
          </div>
        </SeenAndSaid>
        {refused && (
          <Banner
            tone="critical"
            actions={
              isShut && (
                <Button type="secondary" size="sm" onClick={onSignOut}>
                  {childView.signOut}
                </Button>
              )
            }
          >
            {isShut ? childView.noWayBack(parent.displayName) : copy.failures[refused.code]}
          </Banner>
        )}
        {isSwitched && !isShut && (
          <Button loading={working} onClick={onBack}>
            {childView.back(parent.displayName)}
          </Button>
        )}
      </section>
      <ul className={card} role="list" aria-label={copy.members} part="members">
        {family.items.map(({ id, displayName, imageUrl, status, isYou }) => (
          <li key={id} className={row} part="member">
            <Avatar name={displayName} id={id} src={imageUrl ?? undefined} decorative />
            <div className={texts}>
              <div className={nameLine}>
                <p className={name}>{displayName}</p>
                {status === 'parent' && <StatusPill>{copy.parent}</StatusPill>}
                {isYou && <StatusPill tone="info">{isSwitched ? copy.inUse : copy.you}</StatusPill>}
              </div>
              {status === 'parent' && <p className={note}>{copy.pays}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
