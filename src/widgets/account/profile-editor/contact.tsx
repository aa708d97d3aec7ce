import { Skeleton } from '../../../ui/skeleton/skeleton.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { LazyView } from '../../lazy-view.js';
import { muted } from '../../sections.css.js';
import { Section } from '../../sections.js';
import { useFields } from './use-fields.js';
import { address, term } from './view.css.js';

const loadPassword = () => import('./current-password.tsx?widget');

const nothing = {};

/** How somebody signs in and is reached. A new address needs the password of whoever asks. */
export function Contact() {
  const {
    copy,
    screen: { isOwn, person },
    values,
    changed,
    wiring,
    text,
  } = useFields();
  const isMoving = changed.includes('email');
  return (
    <Section texts={isOwn ? copy.sections.contact : copy.sections.contactOther}>
      {isOwn && person.email !== null ? (
        <TextField
          {...wiring('email')}
          {...text('email', values.email)}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          helper={copy.emailHelper}
        />
      ) : (
        <div>
          <p className={term}>{copy.labels.email}</p>
          {person.email !== null && <p className={address}>{person.email}</p>}
          <p className={muted}>{person.email === null ? copy.noEmail : copy.emailOfChild}</p>
        </div>
      )}
      {isMoving && <LazyView load={loadPassword} props={nothing} waiting={<Skeleton shape="control" />} />}
      <TextField
        {...wiring('phoneNumber')}
        {...text('phoneNumber', values.phoneNumber)}
        type="tel"
        autoComplete={isOwn ? 'tel' : 'off'}
      />
    </Section>
  );
}
