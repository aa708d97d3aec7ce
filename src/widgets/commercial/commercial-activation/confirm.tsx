import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Form } from '../../../ui/forms/form/form.js';
import { RadioGroup } from '../../../ui/forms/radio-group/radio-group.js';
import { mapPin } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useFields } from '../../form/fields.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PlaceField } from '../../places/field.js';
import type { PlaceChoice } from '../../places/model.js';
import { muted, rows } from '../../layout/sections.css.js';
import { WaitingField } from '../../layout/sections.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { PairingModel, Seen, Where } from './pairing.js';
import { Refused } from './refused.js';
import { actions, heading, machine as machineClass, serial } from './view.css.js';

interface Props {
  seen: Seen;
  model: PairingModel;
}

/** The machine behind a code: whether it is the one, and where it is. */
export function ConfirmMachine({ seen: { machine }, model }: Props) {
  const { confirm: copy, pairingProblems, pairingFailures, wait } = useWords(words);
  const where = useStore(model.$where);
  const { sending, refusal, errors } = useFields(model.place, pairingProblems);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Form label={copy.title} className={rows} refusal={refusal} onSubmit={() => void model.approve()}>
      <h3 ref={title} className={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      <div className={machineClass}>
        <p>{machine.model?.name ?? copy.unknownModel}</p>
        <p className={muted}>{copy.serialNumber}</p>
        <p className={serial}>
          <bdi>{machine.serialNumber}</bdi>
        </p>
      </div>
      {errors.length === 0 && <Refused why={refusal} copy={{ failures: pairingFailures, wait }} />}
      <WhereField where={where} model={model} />
      <div className={actions}>
        {where.is !== 'nowhere' && (
          <Button submit type="start" loading={sending}>
            {copy.submit}
          </Button>
        )}
        <Button type="secondary" onClick={model.leave}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

const labelOf = ({ name, city }: PlaceChoice): string => (city ? `${name}, ${city}` : name);

function WhereField({ where, model }: { where: Where; model: PairingModel }) {
  const { confirm: copy, pairingProblems } = useWords(words);
  const places = useStore(model.$places);
  const { field } = useFields(model.place, pairingProblems);
  const { onBlur: _, ...location } = field('locationId');
  if (where.is === 'loading') return <WaitingField />;
  if (where.is === 'failed') return <NotLoaded what={copy.what} why={where} onRetry={model.retryPlaces} />;
  if (where.is === 'nowhere')
    return (
      <EmptyState icon={mapPin} title={copy.nowhere}>
        {copy.nowhereText}
      </EmptyState>
    );
  if (where.is === 'few') {
    const options = where.places.map(place => ({ value: place.id, label: labelOf(place) }));
    return <RadioGroup {...location} label={copy.location} required="unmarked" options={options} cards="rows" />;
  }
  return (
    <PlaceField
      id={location.id}
      label={copy.location}
      helper={copy.search}
      noneText={copy.notFound}
      typed={where.typed}
      error={location.error}
      places={places}
      onSeek={model.seek}
      onChoose={model.choose}
      onRetry={model.seekAgain}
    />
  );
}
