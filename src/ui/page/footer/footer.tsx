import { useWords } from '../../language/language.js';
import { Link } from '../../navigation/link/link.js';
import { box, copyright, footer, item, links as linksClass } from './footer.css.js';
import { footerWords } from './words.js';

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
  /** Whose page it is, in the copyright line. */
  owner?: string | undefined;
}

/** The foot of every page. */
export function Footer({ termsHref, privacyHref, pstiHref, faqHref, helpHref, year, owner = 'Echelon' }: FooterProps) {
  const words = useWords(footerWords);
  const links: readonly FooterLink[] = [
    { label: words.terms, href: termsHref },
    { label: words.privacy, href: privacyHref },
    { label: words.psti, href: pstiHref },
    { label: words.faq, href: faqHref },
    { label: words.help, href: helpHref },
  ];
  return (
    <footer className={box} part="footer">
      <div className={footer}>
        <nav aria-label={words.label}>
          <ul className={linksClass} role="list">
            {links.map(({ label, href }) => (
              <li key={label} className={item}>
                <Link quiet href={href}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={copyright}>{words.copyright(year, owner)}</p>
      </div>
    </footer>
  );
}
