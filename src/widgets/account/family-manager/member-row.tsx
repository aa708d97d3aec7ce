import { useEffect, useRef } from 'react';
import type { FamilyMember } from '../../../core/contract/schemas/family.js';
import { Avatar } from '../../../ui/identity/avatar/avatar.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { MenuIconButton } from '../../../ui/actions/menu/menu-button.js';
import { mail, trash, warning } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { StatusPill } from '../../../ui/data/status-pill/status-pill.js';
import { failureText } from '../../copy.js';
import { words } from './copy.js';
import { fullName, isRunOut, linesOf } from './lines.js';
import type { FamilyScreen, Refused } from './screen.js';
import { Spinner } from '../../../ui/feedback/spinner/spinner.js';
import { actions, below, name as nameClass, nameLine, note, row, texts } from './view.css.js';

export interface MemberRowProps {
  member: FamilyMember;
  /** Unix seconds. */
  now: number;
  /** Just added: the focus goes here. */
  isNew: boolean;
  working: NonNullable<FamilyScreen['working']>['action'] | undefined;
  refused: Refused | undefined;
  onSwitch: () => void;
  onResend: () => void;
  onRemove: () => void;
}

/** One person, what is to be known of them, and what the parent may do. */
export function MemberRow({ member, now, isNew, working, refused, onSwitch, onResend, onRemove }: MemberRowProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.focus();
  }, [isNew]);
  const { id, displayName, imageUrl, status, isYou, invitation } = member;
  const isOver = isRunOut(member, now);
  return (
    <li ref={item} className={row} part="member" tabIndex={-1}>
      <Avatar name={fullName(member)} id={id} src={imageUrl ?? undefined} decorative />
      <div className={texts}>
        <div className={nameLine}>
          <p className={nameClass}>{displayName}</p>
          {status === 'parent' && <StatusPill>{copy.parent}</StatusPill>}
          {isYou && <StatusPill tone="info">{copy.you}</StatusPill>}
          {invitation && (
            <StatusPill tone={isOver ? 'warning' : 'info'} icon={isOver ? warning : mail}>
              {isOver ? copy.ranOut : copy.invited}
            </StatusPill>
          )}
        </div>
        {linesOf(member, now, copy, locale).map(line => (
          <p key={line} className={note}>
            {line}
          </p>
        ))}
      </div>
      {status !== 'parent' && (
        <div className={actions}>
          <Button
            type="secondary"
            size="sm"
            label={copy.switchTo(displayName)}
            loading={working === 'switch'}
            onClick={onSwitch}
          >
            {copy.switch}
          </Button>
          {(working === 'resend' || working === 'remove') && (
            <Spinner label={working === 'resend' ? copy.resend : copy.remove} />
          )}
          <MenuIconButton
            label={copy.more(displayName)}
            groups={[
              {
                items: [
                  ...(invitation ? [{ id: 'resend', label: copy.resend, icon: mail, onSelect: onResend }] : []),
                  { id: 'remove', label: copy.remove, icon: trash, tone: 'critical', onSelect: onRemove },
                ],
              },
            ]}
          />
        </div>
      )}
      {refused && (
        <div className={below}>
          <Banner tone="critical">{failureText(refused, copy)}</Banner>
        </div>
      )}
    </li>
  );
}
