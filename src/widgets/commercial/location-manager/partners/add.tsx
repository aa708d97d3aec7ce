import { useEffect } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Combobox } from '../../../../ui/forms/combobox/combobox.js';
import { filterOptions } from '../../../../ui/forms/combobox/match.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { useStore } from '../../../screen/use-store.js';
import { view } from '../view.css.js';
import { placeWords } from '../place/copy.js';
import { partnersWords } from './copy.js';
import type { PartnersModel } from './model.js';

interface AddProps {
  model: PartnersModel;
  place: Location;
}

/** One more partner, found by a part of its name. */
export function AddPartner({ model, place }: AddProps) {
  const copy = useWords(partnersWords);
  const refusals = useWords(placeWords);
  const offered = useStore(model.$offered);
  const { field, refusal, sending } = useFields(model.form, copy.problems);
  useEffect(() => void model.readOffered(), [model]);
  const { onBlur, ...partner } = field('partner');
  return (
    <Form label={copy.add} className={view} refusal={refusal} onSubmit={() => void model.add(place)}>
      {refusal?.code && (
        <div {...refusalMark}>
          <Banner>{failureText({ ...refusal, code: refusal.code }, refusals)}</Banner>
        </div>
      )}
      <div onBlur={onBlur}>
        <Combobox
          {...partner}
          label={copy.field}
          required="unmarked"
          suggestions={
            typeof offered === 'string'
              ? offered
              : filterOptions(
                  offered
                    .filter(({ id }) => !place.partnerIds.includes(id))
                    .map(({ id, name }) => ({ value: id, label: name })),
                  partner.value,
                )
          }
          emptyText={copy.noneFound}
          onChoose={({ label }) => partner.onChange(label)}
          onRetry={() => void model.readOffered()}
        />
      </div>
      <div>
        <Button submit type="secondary" loading={sending}>
          {copy.add}
        </Button>
      </div>
    </Form>
  );
}
