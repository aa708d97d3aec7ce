import { building, user, zap } from '@echelon/membership/icons';
import { Button, useWords } from '@echelon/membership/ui';
import { useSession } from '../use-session.js';
import { workAreasOf } from '../workplace/work-areas.js';
import { homeWords } from './home-words.js';
import { staffPages } from './staff-pages.js';
import { staffWords } from './staff-words.js';

/** Where people begin whose role has no list of its own: the ways to all that is theirs. */
export function HomePage() {
  const words = useWords(homeWords);
  const { pages } = useWords(staffWords);
  const { claims } = useSession();
  const places = [
    ...staffPages
      .filter(({ name, within, maySee }) => name !== 'home' && !within && maySee(claims))
      .map(({ name, path, icon }) => ({ href: path, text: pages[name], icon })),
    ...(workAreasOf(claims).includes('commercial')
      ? [{ href: '/commercial', text: words.commercial, icon: building }]
      : []),
  ];
  const others = [
    { href: '/', text: words.account, icon: user },
    { href: '/training', text: words.training, icon: zap },
  ];
  return (
    <div className="work-home">
      <p>{places.length > 0 ? words.lead : words.none}</p>
      <ul className="work-ways">
        {[...places, ...others].map(({ href, text, icon }) => (
          <li key={href}>
            <Button type="secondary" href={href} icon={icon}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
