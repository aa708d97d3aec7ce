import { Button, SignupHeader, useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { layoutWords } from './layout-words.js';

/** Each has the way to sign in on it, or the form itself. */
const WITHOUT_LOGIN = ['/', '/login', '/logout'];

/** The signup header for visitors; for signed-in users, their name and the way out. */
export function PortalHeader({ path }: { path: string }) {
  const { jwt, flags } = useSession();
  const { signOut } = useWords(layoutWords);
  if (!jwt) return <SignupHeader showLogin={!WITHOUT_LOGIN.includes(path)} />;
  const { firstName, lastName, email } = flags.user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || email;
  return (
    <SignupHeader showLogin={false}>
      <div className="member">
        {name && (
          <span className="member-name" title={name}>
            {name}
          </span>
        )}
        <Button type="ghost" href="/logout">
          {signOut}
        </Button>
      </div>
    </SignupHeader>
  );
}
