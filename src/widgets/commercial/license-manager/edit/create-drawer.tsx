import { useId } from 'react';
import type { License } from '../../../../core/contract/schemas/commercial/licenses.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { DateField } from '../../../../ui/forms/date-field/date-field.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { PlaceField } from '../../../places/field.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { MOST_SEATS } from './check-seats.js';
import { createNewLicense } from './create.js';
import { editWords } from './edit-copy.js';

export interface CreateProps {
  locationId: string | undefined;
  onCreated: (license: License) => void;
  onClose: () => void;
}

/** A new license beside the list. */
export function View({ locationId, onCreated, onClose }: CreateProps) {
  const copy = useWords(editWords);
  const { create } = copy;
  const id = useId();
  const model = useWorkModel(session => createNewLicense({ session, locationId, onCreated }), [locationId]);
  const places = useStore(model.$places);
  const { field, sending, dirty, refusal } = useFields(model.form, copy.problems);
  const place = field('locationId');
  return (
    <Drawer
      open
      title={create.title}
      onClose={onClose}
      footer={
        <Button submit form={id} loading={sending}>
          {create.action}
        </Button>
      }
    >
      <Form
        id={id}
        label={create.title}
        className={rows}
        refusal={refusal}
        unsaved={dirty}
        onSubmit={() => void model.create()}
      >
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <PlaceField
          id={place.id}
          label={create.place}
          helper={create.placeHelper}
          noneText={create.noPlaces}
          typed={place.value}
          error={place.error}
          places={places}
          onSeek={model.seek}
          onChoose={model.choose}
          onRetry={model.retryPlaces}
        />
        <TextField {...field('plan')} label={create.plan} helper={create.planHelper} required />
        <NumberField {...field('seats')} label={copy.labels.seats} min={1} max={MOST_SEATS} required />
        <DateField {...field('startsOn')} label={create.startsOn} helper={create.startsHelper} />
        <DateField {...field('endsOn')} label={copy.labels.endsOn} helper={copy.endsHelper} required />
      </Form>
    </Drawer>
  );
}
