import { session } from '@echelon/membership/core';
import { Button, useWords } from '@echelon/membership/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LinkedText } from '../layout/linked-text.js';
import { Page } from '../layout/page.js';
import { returnPath, signInThen } from '../return-path.js';
import { useSession } from '../use-session.js';
import { logoutWords } from './logout-words.js';
import './text.css';

/** Ends the visitor's session; also where a refused session leads (spec s.8), which can go on from there. */
export function LogoutPage() {
  const { jwt, endedBy } = useSession();
  const [, navigate] = useLocation();
  const words = useWords(logoutWords);
  const next = signInThen(returnPath(useSearch()));
  const [wasRefused] = useState(endedBy === 'refused' || next !== signInThen('/'));
  useEffect(() => {
    if (jwt) void session().signOut();
  }, [jwt]);
  const signIn = (event: MouseEvent) => {
    event.preventDefault();
    // Not back to here: this page would end the new session, too.
    navigate(next, { replace: true });
  };
  return (
    <Page title={words.title} width="form" ends>
      <p className="lead">{wasRefused ? words.refused : words.done}</p>
      {wasRefused && <p className="lead">{words.kept}</p>}
      <Button href={next} size="lg" full onClick={signIn}>
        {words.again}
      </Button>
      <p className="lead">
        <LinkedText text={words.join} href="/signup" />
      </p>
    </Page>
  );
}
