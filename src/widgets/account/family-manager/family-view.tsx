import { useEffect, useRef } from 'react';
import type { Family } from '../../../core/contract/schemas/family.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { userPlus, users } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Tooltip } from '../../../ui/feedback/tooltip/tooltip.js';
import { LazyView } from '../../element/lazy-view.js';
import { failureText } from '../../copy.js';
import type { MemberFormProps } from './member-form.js';
import { words, type Copy } from './copy.js';
import { noteText } from './lines.js';
import { MemberRow } from './member-row.js';
import type { createFamilyManager } from './model.js';
import type { RemoveMemberProps } from './remove-member.js';
import type { FamilyScreen } from './screen.js';
import { bar, bars, card, count, note as noteClass, places as placesClass, top } from './view.css.js';
import { FormWaiting } from './waiting.js';

const loadForm = () => import('./member-form.tsx?widget');
const loadDialog = () => import('./remove-member.tsx?widget');

export interface FamilyViewProps {
  model: ReturnType<typeof createFamilyManager>;
  screen: FamilyScreen;
  onMembership: () => void;
}

/** The parent's view: the places, the people, and what may be done with each. */
export function FamilyView({ model, screen, onMembership }: FamilyViewProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const { family, now, units, adding, removing, working, refused, note } = screen;
  const form: MemberFormProps = { form: model.form, units, now, onSubmit: model.add, onCancel: model.closeForm };
  const dialog: RemoveMemberProps | undefined = removing && {
    member: removing,
    loading: working?.action === 'remove',
    error: refused && failureText(refused, copy),
    onConfirm: () => void model.remove(),
    onClose: model.keep,
  };
  const places = usePlaceOfForm(adding, note !== undefined);
  // A member who was removed has no row to show it in.
  const isLoose = refused && !removing && !family.items.some(({ id }) => id === refused.memberId);
  return (
    <>
      {note && <Banner tone="success">{noteText(note, copy, locale)}</Banner>}
      {isLoose && <Banner tone="critical">{failureText(refused, copy)}</Banner>}
      <div ref={places}>
        {adding ? (
          <LazyView load={loadForm} props={form} waiting={<FormWaiting />} />
        ) : (
          <Places family={family} onAdd={model.openForm} onMembership={onMembership} />
        )}
      </div>
      {family.items.length > 1 && (
        <ul className={card} role="list" aria-label={copy.members} part="members">
          {family.items.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              now={now}
              isNew={(note?.is === 'added' || note?.is === 'invited') && note.member.id === member.id}
              working={working?.memberId === member.id ? working.action : undefined}
              refused={refused?.memberId === member.id && !removing ? refused : undefined}
              onSwitch={() => void model.switchTo(member.id)}
              onResend={() => void model.resend(member.id)}
              onRemove={() => model.askToRemove(member.id)}
            />
          ))}
        </ul>
      )}
      {dialog && <LazyView load={loadDialog} props={dialog} waiting={null} />}
    </>
  );
}

/** A user who closes the form gets the focus back where they opened it; one who has added a member, on the new row. */
function usePlaceOfForm(adding: boolean, isNoted: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(adding);
  useEffect(() => {
    if (before.current && !adding && !isNoted) box.current?.querySelector('button')?.focus();
    before.current = adding;
  }, [adding, isNoted]);
  return box;
}

/** Why no member can be added now; nothing when one can. */
function closedFor({ canAdd, reason, limit }: Family, { why }: Copy): string | undefined {
  if (canAdd) return undefined;
  if (reason === 'membershipRequired') return why.membershipRequired;
  return limit === 0 ? why.noPlaces : why.familyFull;
}

/** More than these would be lines, not bars. */
const MANY = 6;

/** A bar for each place, each standing higher than the one before, as the mark's do; those that are taken are full. */
const Bars = ({ used, limit }: { used: number; limit: number }) =>
  limit <= MANY && (
    <div className={bars} aria-hidden="true">
      {Array.from({ length: limit }, (_, at) => (
        <span key={at} className={bar} data-used={at < used ? '' : undefined} />
      ))}
    </div>
  );

interface PlacesProps {
  family: Family;
  onAdd: () => void;
  onMembership: () => void;
}

function Places({ family, onAdd, onMembership }: PlacesProps) {
  const copy = useWords(words);
  const { items, used, limit } = family;
  const closed = closedFor(family, copy);
  const open = items.filter(({ invitation }) => invitation).length;
  const add = (
    <Tooltip text={closed}>
      <Button icon={userPlus} disabled={closed !== undefined} onClick={onAdd}>
        {copy.add}
      </Button>
    </Tooltip>
  );
  const see = limit === 0 && (
    <Button type={items.length > 1 ? 'secondary' : 'primary'} onClick={onMembership}>
      {copy.membership}
    </Button>
  );
  if (items.length === 1) {
    return (
      <EmptyState icon={users} title={copy.emptyTitle} action={see || add}>
        {closed ?? copy.emptyText(limit)}
      </EmptyState>
    );
  }
  return (
    <div className={top}>
      <div className={count}>
        {limit > 0 && (
          <>
            <p className={placesClass}>
              <bdi>{copy.places(used, limit)}</bdi>
            </p>
            <Bars used={used} limit={limit} />
          </>
        )}
        <p className={noteClass}>{closed ?? (open > 0 ? copy.held(open) : copy.free(limit - used))}</p>
      </div>
      {see || add}
    </div>
  );
}
