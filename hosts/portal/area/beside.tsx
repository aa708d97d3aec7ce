import { useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { areaWords } from './area-words.js';
import { memberPages, type MemberPage } from './member-pages.js';

/** Between two pages that the navigation shows as one. */
export function Beside({ page }: { page: MemberPage }) {
  const words = useWords(areaWords);
  const { claims } = useSession();
  const root = page.within ?? page.name;
  const pages = memberPages.filter(
    one => one.maySee(claims) && (one.name === root || (one.within === root && one.beside)),
  );
  if (pages.length < 2) return null;
  const labels: Readonly<Partial<Record<MemberPage['name'], string>>> = words.beside;
  return (
    <nav className="beside" aria-label={words.pages[root]}>
      {pages.map(({ name, path }) => (
        <a key={name} href={path} aria-current={name === page.name ? 'page' : undefined}>
          {labels[name]}
        </a>
      ))}
    </nav>
  );
}
