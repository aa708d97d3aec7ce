import { Redirect } from 'wouter';
import { MembersOnly } from '../members-only.js';
import { useSession } from '../use-session.js';
import { homeOf } from './home-of.js';

/** The first page of the area that this person gets to see. */
export function StaffHomePage() {
  const { jwt, claims } = useSession();
  return jwt ? <Redirect to={homeOf(claims)} replace /> : <MembersOnly />;
}
