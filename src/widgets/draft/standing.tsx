import type { FieldProblem } from '../../core/contract/failure.js';
import type { DraftRecord } from '../../core/contract/schemas/drafts.js';
import { formatInstant } from '../../core/instants.js';
import { Banner } from '../../ui/feedback/banner/banner.js';
import { Button } from '../../ui/actions/button/button.js';
import { useLocale, useWords } from '../../ui/language/language.js';
import { Link } from '../../ui/navigation/link/link.js';
import { draftWords } from './copy.js';
import { list } from './page.css.js';

interface ProblemsProps {
  problems: readonly FieldProblem[];
  /** The label of the field that a problem is of, and its control. */
  placeOf: (path: string) => { label: string; control: string } | undefined;
}

/** What stands in the way of publishing, each with the way to its field. */
export function Problems({ problems, placeOf }: ProblemsProps) {
  return (
    <ul className={list}>
      {problems.map(({ path, message }) => {
        const place = placeOf(path);
        return (
          <li key={path}>
            {place ? (
              <Link
                href={`#${place.control}`}
                onClick={event => {
                  event.preventDefault();
                  const tree = event.currentTarget.getRootNode();
                  (tree instanceof ShadowRoot ? tree : document).getElementById(place.control)?.focus();
                }}
              >
                {place.label}: {message}
              </Link>
            ) : (
              message
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface StandingProps<Body> extends Pick<ProblemsProps, 'placeOf'> {
  row: DraftRecord<Body>;
  /** What the present body says otherwise than another, as a list of fields. */
  differing: (body: Body) => string;
  mayPublish: boolean;
  working: boolean;
  onUnschedule: () => void;
}

/** What is to happen to it: what is set for an instant, who asks for it to be published, and what is missing. */
export function Standing<Body>({ row, mayPublish, working, placeOf, differing, onUnschedule }: StandingProps<Body>) {
  const words = useWords(draftWords);
  const locale = useLocale();
  const when = (seconds: number) => formatInstant(seconds, locale);
  const name = (by: string | null) => by ?? words.somebody;
  type Line = (typeof row.scheduled)[number];
  const title = ({ action, at, by, problems, release }: Line): string => {
    if (problems.length > 0) return words.missed(when(at));
    if (action === 'unpublish') return words.willUnpublish(when(at), name(by));
    return release ? words.willPublishWith(release.name, when(at), name(by)) : words.willPublish(when(at), name(by));
  };
  /** What of the present draft goes live then. */
  const approved = ({ body, draftBeside }: Line): string | null => {
    if (body === null) return null;
    if (!draftBeside) return words.beside;
    return `${words.besides(differing(body))} ${mayPublish ? words.include : words.askToInclude}`;
  };
  return (
    <>
      {row.asked && (
        <Banner tone="info" announced={false} title={words.asked(name(row.asked.by), when(row.asked.at))}>
          {row.asked.note}
        </Banner>
      )}
      {row.scheduled.map(line => (
        <Banner
          key={`${line.action} ${line.release?.id ?? ''}`}
          tone={line.problems.length > 0 ? 'warning' : 'info'}
          announced={false}
          title={title(line)}
          actions={
            mayPublish &&
            line.release === null && (
              <Button type="secondary" size="sm" loading={working} onClick={onUnschedule}>
                {words.unscheduled}
              </Button>
            )
          }
        >
          {line.problems.length > 0 ? (
            line.release === null && <Problems problems={line.problems} placeOf={placeOf} />
          ) : (
            <p>{approved(line)}</p>
          )}
        </Banner>
      ))}
      {row.problems.length > 0 && (
        <Banner tone="info" announced={false} title={words.problems}>
          <Problems problems={row.problems} placeOf={placeOf} />
        </Banner>
      )}
    </>
  );
}
