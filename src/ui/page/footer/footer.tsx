import { Link } from '../../link/link.js';
import { box, footer, item, links as linksClass } from './footer.css.js';

interface FooterLink {
  label: string;
  href: string;
}

export interface FooterProps {
  /** Where the five links lead (spec s.2). */
  termsHref: string;
  privacyHref: string;
  pstiHref: string;
  faqHref: string;
  helpHref: string;
  /** The current year, for the copyright line. */
  year: number;
  owner?: string | undefined;
}

/** The foot of every page. */
export function Footer({ termsHref, privacyHref, pstiHref, faqHref, helpHref, year, owner = 'Echelon' }: FooterProps) {
  const links: readonly FooterLink[] = [
    { label: 'Terms & Conditions', href: termsHref },
    { label: 'Privacy', href: privacyHref },
    { label: 'PSTI Compliance', href: pstiHref },
    { label: 'FAQ', href: faqHref },
    { label: 'Help Center', href: helpHref },
  ];
  return (
    <footer className={box} part="footer">
      <div className={footer}>
        <nav aria-label="Footer">
          <ul className={linksClass} role="list">
            {links.map(({ label, href }) => <li key={label} className={item}><Link quiet href={href}>{label}</Link></li>)}
          </ul>
        </nav>
        <p>© {year} {owner}. All rights reserved.</p>
      </div>
    </footer>
  );
}
