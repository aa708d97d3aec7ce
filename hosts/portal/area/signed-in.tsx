import { Avatar, Button, useWords } from '@echelon/membership/ui';
import { layoutWords } from '../layout/layout-words.js';
import { useSession } from '../use-session.js';

/** Who is signed in, and the way out. */
export function SignedIn({ name }: { name: string | undefined }) {
  const { signOut } = useWords(layoutWords);
  const { userId } = useSession();
  return (
    <div className="member">
      {name && <Avatar name={name} id={userId} size={32} decorative />}
      {name && (
        <span className="member-name" title={name}>
          {name}
        </span>
      )}
      <Button type="ghost" href="/logout">
        {signOut}
      </Button>
    </div>
  );
}
