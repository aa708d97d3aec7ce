import { session } from '@echelon/membership/core';
import { Button, useWords } from '@echelon/membership/ui';
import { useEffect, useState } from 'react';
import { LinkedText } from '../layout/linked-text.js';
import { Page } from '../layout/page.js';
import { useSession } from '../use-session.js';
import { logoutWords } from './logout-words.js';

/** Ends the session of whoever comes here; also where a refused session leads (spec s.8). */
export function LogoutPage() {
  const { jwt, endedBy } = useSession();
  const words = useWords(logoutWords);
  const [wasRefused] = useState(endedBy === 'refused');
  useEffect(() => {
    if (jwt) void session().signOut();
  }, [jwt]);
  return (
    <Page title={words.title} width="form">
      <p className="lead">{wasRefused ? words.refused : words.done}</p>
      <Button href="/login" size="lg" full>{words.again}</Button>
      <p className="lead"><LinkedText text={words.join} href="/signup" /></p>
    </Page>
  );
}
