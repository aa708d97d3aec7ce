import { Signup } from '@echelon/membership';
import { useWords } from '@echelon/membership/ui';
import { useLocation, useSearchParams } from 'wouter';
import { Page } from '../layout/page.js';
import { signupWords } from './signup-words.js';

/** The way to a membership. A link may begin it at an offer, a campaign, a partner's offers or a country. */
export function SignupPage() {
  const [, navigate] = useLocation();
  const [query] = useSearchParams();
  const { title } = useWords(signupWords);
  const asked = (name: string) => query.get(name) || undefined;
  return (
    <Page title={title} quietTitle width="wide">
      <Signup
        offer={asked('offer')}
        campaign={asked('campaign')}
        partner={asked('partner') ?? asked('partnerId')}
        countryCode={asked('country')?.toUpperCase()}
        continueUrl="/"
        onFinished={() => {
          navigate('/');
          return false;
        }}
      />
    </Page>
  );
}
