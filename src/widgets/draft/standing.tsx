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

interface StandingProps extends Pick<ProblemsProps, 'placeOf'> {
  row: DraftRecord<unknown>;
  mayPublish: boolean;
  working: boolean;
  onUnschedule: () => void;
}

/** What is to happen to it: what is set for an instant, who asks for it to be published, and what is missing. */
export function Standing({ row, mayPublish, working, placeOf, onUnschedule }: StandingProps) {
  const words = useWords(draftWords);
  const locale = useLocale();
  const when = (seconds: number) => formatInstant(seconds, locale);
  const name = (by: string | null) => by ?? words.somebody;
  return (
    <>
      {row.asked && (
        <Banner tone="info" announced={false} title={words.asked(name(row.asked.by), when(row.asked.at))}>
          {row.asked.note}
        </Banner>
      )}
      {row.scheduled.map(({ action, at, by, problems }) => (
        <Banner
          key={action}
          tone={problems.length > 0 ? 'warning' : 'info'}
          announced={false}
          title={
            problems.length > 0
              ? words.missed(when(at))
              : (action === 'publish' ? words.willPublish : words.willUnpublish)(when(at), name(by))
          }
          actions={
            mayPublish && (
              <Button type="secondary" size="sm" loading={working} onClick={onUnschedule}>
                {words.unscheduled}
              </Button>
            )
          }
        >
          {problems.length > 0 && <Problems problems={problems} placeOf={placeOf} />}
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
