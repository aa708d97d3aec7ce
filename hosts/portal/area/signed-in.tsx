import { Avatar, Button, useWords } from '@echelon/membership/ui';
import { layoutWords } from '../layout/layout-words.js';

/** Who is signed in, and the way out. */
export function SignedIn({ name }: { name: string | undefined }) {
  const { signOut } = useWords(layoutWords);
  return (
    <div className="member">
      {name && <Avatar name={name} size={32} decorative />}
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
