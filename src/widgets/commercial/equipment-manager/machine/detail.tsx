import type { EquipmentAction } from '../../../../core/contract/schemas/commercial/equipment.js';
import { formatInstant } from '../../../../core/instants.js';
import { formatNumber } from '../../../../core/numbers.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import type { AskName } from '../ask.js';
import type { Beside } from '../beside.js';
import { words } from '../copy.js';
import { FactRows, type FactAct, type FactRow } from './fact-rows.js';
import { machineWords } from './machine-copy.js';
import type { MachineShown } from '../machine.js';
import { possible } from '../possible.js';
import { reasonWords } from '../reason-copy.js';
import { Status } from '../status.js';
import { muted } from '../../desk.css.js';
import { serial } from '../view.css.js';
import { When } from '../when.js';

interface DetailProps {
  screen: MachineShown;
  beside: Beside;
  onAsk: (ask: AskName) => void;
}

const none = (text: string) => <span className={muted}>{text}</span>;

/** What is known of a machine, line by line, and beside each line what may be changed of it. */
export function Detail({ screen: { machine, now }, beside, onAsk }: DetailProps) {
  const copy = useWords(machineWords);
  const { stages } = useWords(words);
  const { failures } = useWords(reasonWords);
  const locale = useLocale();
  const { labels, acts } = copy;
  const { serialNumber, model, location, license, userId, owner, firmware, leaseUntil, health, lastSeenAt, stage } =
    machine;

  const act = (action: EquipmentAction, label: string, ask: AskName): FactAct[] => {
    const may = possible(machine, action, failures);
    if (may.is === 'hidden') return [];
    return [{ label, why: may.is === 'refused' ? may.why : undefined, onClick: () => onAsk(ask) }];
  };
  const ofLocation = beside.licenses?.filter(({ status }) => status !== 'expired' && status !== 'suspended');
  const [total = 0, taken = 0] = ['seats' as const, 'seatsUsed' as const].map(name =>
    ofLocation?.reduce((sum, one) => sum + one[name], 0),
  );
  const person = beside.people?.find(one => one.userId === userId);
  const readings = Object.entries(health?.readings ?? {}).map(([name, value]): FactRow => {
    const unit = name === 'temperature' ? 'celsius' : name === 'hours' ? 'hour' : undefined;
    return {
      term: name === 'temperature' || name === 'hours' ? copy.readings[name] : name,
      value: formatNumber(value, locale, unit && { style: 'unit', unit }),
    };
  });

  const rows: FactRow[] = [
    { term: labels.stage, value: stages[stage] },
    { term: labels.status, value: <Status state={machine} /> },
    { term: labels.lastSeen, value: lastSeenAt === null ? none(copy.never) : <When at={lastSeenAt} now={now} /> },
    {
      term: labels.seat,
      value: license?.plan ?? none(copy.noSeat),
      note: ofLocation && location && copy.seatsFree(Math.max(0, total - taken), total),
      acts: license
        ? [...act('assignLicense', acts.changeSeat, 'seat'), ...act('releaseLicense', acts.unseat, 'unseat')]
        : act('assignLicense', acts.seat, 'seat'),
    },
    { term: labels.place, value: location?.name ?? none(copy.nowhere), acts: act('place', acts.place, 'place') },
    {
      term: labels.person,
      value:
        userId === null ? none(copy.nobody) : person ? `${person.firstName} ${person.lastName}`.trim() : copy.someone,
      acts:
        // only who works where it stands can have it, and only who may know them can choose
        beside.people && location ? act('assignUser', userId === null ? acts.hand : acts.changeHand, 'hand') : [],
    },
    {
      term: labels.serial,
      value: serialNumber === null ? none(copy.noSerial) : <span className={serial}>{serialNumber}</span>,
      acts: serialNumber === null ? act('edit', acts.label, 'label') : [],
    },
    { term: labels.model, value: model.name },
    ...(owner ? [{ term: labels.owner, value: owner.name }] : []),
    ...(firmware === null ? [] : [{ term: labels.firmware, value: firmware }]),
    ...(leaseUntil === null ? [] : [{ term: labels.lease, value: formatInstant(leaseUntil, locale) }]),
    ...readings,
  ];
  return <FactRows rows={rows} />;
}
