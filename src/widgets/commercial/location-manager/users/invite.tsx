import { useId } from 'react';
import type { LocationInvited } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { RadioGroup } from '../../../../ui/forms/radio-group/radio-group.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { view } from '../view.css.js';
import { usersWords } from './copy.js';
import { createInvitation } from './invite-model.js';

const roles = ['staff', 'manager'] as const;

export interface InviteProps {
  locationId: string;
  /** A manager asks staff alone. */
  decidesOnManagers: boolean;
  onInvited: (invited: LocationInvited) => void;
  onClose: () => void;
}

/** Somebody who is asked to work here, by their address. */
export function View({ locationId, decidesOnManagers, onInvited, onClose }: InviteProps) {
  const words = useWords(usersWords);
  const { form: copy } = words;
  const id = useId();
  const model = useWorkModel(session => createInvitation({ session, locationId, onInvited }), []);
  const { field, refusal, sending } = useFields(model.form, copy.problems, id);
  const { onChange, ...role } = field('role');
  return (
    <Drawer
      open
      title={copy.title}
      onClose={onClose}
      footer={
        <Button submit form={id} loading={sending}>
          {copy.submit}
        </Button>
      }
    >
      <Form id={id} label={copy.title} className={view} refusal={refusal} onSubmit={() => void model.send()}>
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, words)}</Banner>
          </div>
        )}
        <TextField {...field('email')} type="email" label={copy.email} required autoComplete="off" />
        <RadioGroup
          {...role}
          label={copy.role}
          helper={decidesOnManagers ? undefined : words.ownerDecides}
          options={roles.map(value => ({
            value,
            label: words.roles[value],
            helper: copy.roleHelp[value],
            disabled: value === 'manager' && !decidesOnManagers,
          }))}
          onChange={chosen => onChange(chosen === 'manager' ? 'manager' : 'staff')}
        />
        <TextField {...field('firstName')} label={copy.firstName} autoComplete="off" />
        <TextField {...field('lastName')} label={copy.lastName} autoComplete="off" />
      </Form>
    </Drawer>
  );
}
