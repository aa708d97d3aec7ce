import { useEffect, useId } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import type { Transfer } from '../../../../core/contract/schemas/commercial/transfers.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { CheckboxGroup } from '../../../../ui/forms/checkbox-group/checkbox-group.js';
import { Combobox } from '../../../../ui/forms/combobox/combobox.js';
import { filterOptions } from '../../../../ui/forms/combobox/match.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { muted, view } from '../view.css.js';
import { transferWords } from './copy.js';
import { createOffer } from './offer-model.js';

export interface OfferProps {
  place: Location;
  onOffered: (transfer: Transfer) => void;
  onClose: () => void;
}

/** Machines that are offered to another location: everything is ticked, and what stays is unticked. */
export function View({ place, onOffered, onClose }: OfferProps) {
  const words = useWords(transferWords);
  const { form: copy } = words;
  const { loading } = useWords(personWords);
  const id = useId();
  const model = useWorkModel(session => createOffer({ session, place, onOffered }), []);
  const loaded = useStore(model.$machines);
  const places = useStore(model.$places);
  const { field, values, refusal, sending } = useFields(model.form, copy.problems, id);
  useEffect(() => void model.begin(), [model]);
  const machines = loaded.is === 'known' ? loaded.data : [];
  const { onBlur, ...to } = field('to');
  const staying = field('staying');
  const going = machines.filter(machine => !values.staying.includes(machine.id));
  return (
    <Drawer
      open
      title={copy.title}
      onClose={onClose}
      footer={
        machines.length > 0 && (
          <Button submit form={id} loading={sending}>
            {copy.submit(going.length)}
          </Button>
        )
      }
    >
      <Form id={id} label={copy.title} className={view} refusal={refusal} onSubmit={() => void model.send()}>
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, words)}</Banner>
          </div>
        )}
        <div onBlur={onBlur}>
          <Combobox
            {...to}
            label={copy.to}
            helper={copy.toHelper}
            required
            suggestions={filterOptions(
              places.map(one => ({ value: one.id, label: one.name })),
              to.value,
            )}
            emptyText={copy.toEmpty}
            onChoose={({ label }) => to.onChange(label)}
          />
        </div>
        {loaded.is === 'loading' && <ListSkeleton label={loading(copy.machinesWhat)} />}
        {loaded.is === 'failed' && <NotLoaded what={copy.machinesWhat} why={loaded} onRetry={model.retry} />}
        {loaded.is === 'known' && machines.length === 0 && <p className={muted}>{copy.none}</p>}
        {machines.length > 0 && (
          <CheckboxGroup
            id={staying.id}
            name={staying.name}
            error={staying.error}
            label={copy.machines}
            helper={copy.machinesHelper}
            all
            options={machines.map(machine => ({
              value: machine.id,
              label: machine.name,
              helper: machine.serialNumber && <bdi>{machine.serialNumber}</bdi>,
            }))}
            values={going.map(machine => machine.id)}
            onChange={ticked =>
              staying.onChange(machines.filter(machine => !ticked.includes(machine.id)).map(machine => machine.id))
            }
          />
        )}
        <Textarea {...field('reason')} label={copy.reason} helper={copy.reasonHelper} limit={300} rows={2} />
        <p className={muted}>{copy.seats}</p>
      </Form>
    </Drawer>
  );
}
