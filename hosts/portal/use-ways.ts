import { useLocation } from 'wouter';
import { herePath, signInThen } from './return-path.js';

/** Where the widgets of a page lead when they ask the page for something. */
export function useWays() {
  const [, navigate] = useLocation();
  return {
    toOffers: () => navigate('/signup'),
    /** Another card, and then back to this page. */
    toPayment: () => navigate(`/payment?return=${encodeURIComponent(herePath())}`),
    toPlan: () => navigate('/plan'),
    toCode: ({ code }: { code: string }) => navigate(`/redeem?code=${encodeURIComponent(code)}`),
    toSignIn: () => navigate(signInThen(herePath())),
  };
}
