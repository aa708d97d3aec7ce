import { Footer } from '@echelon/membership/ui';

const thisYear = new Date().getFullYear();

/** The foot of every page of the portal. */
export function PortalFooter() {
  return (
    <Footer
      termsHref="/terms"
      privacyHref="/privacy"
      pstiHref="/psti"
      faqHref="/faq"
      helpHref="/help"
      year={thisYear}
    />
  );
}
