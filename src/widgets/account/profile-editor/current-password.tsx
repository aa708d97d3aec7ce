import { PasswordField } from '../../../ui/forms/password-field/password-field.js';
import { useFields } from './use-fields.js';

/** Fetched when a user changes their email address, which few do. */
export function View() {
  const { copy, field } = useFields();
  return (
    <PasswordField
      {...field('currentPassword')}
      required="unmarked"
      autoComplete="current-password"
      helper={copy.passwordHelper}
    />
  );
}
