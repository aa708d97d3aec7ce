import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Form } from '../../../ui/forms/form/form.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { SelectField } from '../../../ui/forms/select-field/select-field.js';
import { RadioGroup } from '../../../ui/forms/radio-group/radio-group.js';
import { mapPin } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useFields } from '../../fields.js';
import { NotLoaded } from '../../not-loaded.js';
import { muted, rows } from '../../sections.css.js';
import { WaitingField } from '../../sections.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import type { PairingModel, Seen } from './pairing.js';
import type { Place, Places } from './places.js';
import { Refused } from './refused.js';
import { actions, heading, machine as machineClass, serial } from './view.css.js';

/** As many as are seen at a glance. */
const FEW = 5;

interface Props {
  seen: Seen;
  model: PairingModel;
}

/** The machine behind a code: whether it is the one, and where it is. */
export function ConfirmMachine({ seen: { machine }, model }: Props) {
  const { confirm: copy, pairingProblems, pairingFailures, wait } = useWords(words);
  const places = useStore(model.$places);
  const { sending, refusal, errors } = useFields(model.place, pairingProblems);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isNowhere = places.is === 'known' && places.items.length === 0 && !places.hasMore;
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
      {isNowhere ? (
        <EmptyState icon={mapPin} title={copy.nowhere}>
          {copy.nowhereText}
        </EmptyState>
      ) : (
        <PlaceField places={places} model={model} />
      )}
      <div className={actions}>
        {!isNowhere && (
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

const labelOf = ({ name, city }: Place): string => (city ? `${name}, ${city}` : name);

function PlaceField({ places, model }: { places: Places; model: PairingModel }) {
  const { confirm: copy, pairingProblems } = useWords(words);
  const [typed, setTyped] = useState('');
  const { field } = useFields(model.place, pairingProblems);
  const { onBlur: _, ...location } = field('locationId');
  if (places.is === 'loading') return <WaitingField />;
  if (places.is === 'failed') return <NotLoaded what={copy.what} why={places} onRetry={() => model.loadPlaces()} />;
  const shared = { ...location, label: copy.location, required: 'unmarked' } as const;
  const options = places.items.map(place => ({ value: place.id, label: labelOf(place) }));
  if (options.length <= FEW && !places.hasMore) return <RadioGroup {...shared} options={options} cards="rows" />;
  const search = (q: string) => {
    setTyped(q);
    model.loadPlaces(q);
  };
  return (
    <>
      {places.hasMore && <SearchField label={copy.search} name="location-search" value={typed} onChange={search} />}
      <SelectField {...shared} options={options} helper={options.length === 0 ? copy.notFound : undefined} />
    </>
  );
}
