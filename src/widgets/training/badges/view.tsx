import { useLocale, useWords } from '../../../ui/language/language.js';
import { formatNumber } from '../../../core/numbers.js';
import type { PropsOf } from '../../element/define.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { words } from './copy.js';
import { groupsOf, type Group } from './groups.js';
import type { badges } from './index.js';
import { createBadges, type BadgesModel, type BadgesState } from './model.js';
import { NextUp } from './next-up.js';
import { Summary } from './summary.js';
import { EarnedTile, NextTile, type DayLinks } from './tile.js';
import { box, group as groupClass, groupName, groups as groupsClass, quiet, tiles, title, top } from './view.css.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof badges>;

/** The badges of a member, and how far the next ones are. */
export function View({ calendarHref, onMonthRequested, onSignInRequested }: Props) {
  const copy = useWords(words);
  const model = useModel(createBadges, []);
  const screen = useStore(model.$screen);
  const links: Omit<DayLinks, 'timeZone'> = {
    hrefOf: month => calendarHref?.replace('{month}', encodeURIComponent(month)),
    onOpen(month, event) {
      if (onMonthRequested?.({ month }) === false) event.preventDefault();
    },
  };
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {state => <Shown model={model} state={state} links={{ ...links, timeZone: state.timeZone }} />}
      </PersonView>
    </div>
  );
}

interface ShownProps {
  model: BadgesModel;
  state: BadgesState;
  links: DayLinks;
}

function Shown({ model, state: { earned, next }, links }: ShownProps) {
  const copy = useWords(words);
  const milestones = useStore(model.$milestones);
  const groups = groupsOf(earned, next);
  const first = groups.filter(group => group.earned.length === 0).flatMap(group => group.next);
  const countOf = (name: Group['name']) =>
    milestones.is === 'known' ? milestones.items.find(({ type }) => type === name)?.count : undefined;
  return (
    <>
      <div className={top}>
        <Summary earned={earned} links={links} />
        <NextUp next={next} />
      </div>
      {milestones.is === 'failed' && <NotLoaded what={copy.counts} why={milestones} onRetry={model.retryMilestones} />}
      <div className={groupsClass}>
        {groups
          .filter(group => group.earned.length > 0)
          .map(group => (
            <GroupRow key={group.name} group={group} count={countOf(group.name)} links={links} />
          ))}
        {first.length > 0 && (
          <section className={groupClass}>
            <h3 className={groupName}>{copy.first}</h3>
            <ul className={tiles} role="list">
              {first.map(badge => (
                <NextTile key={badge.id} badge={badge} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <p className={quiet}>{copy.how}</p>
    </>
  );
}

interface GroupRowProps {
  group: Group;
  /** Workouts that count for its milestones, where that is known. */
  count: number | undefined;
  links: DayLinks;
}

/** Badges of one kind: the next one, then those that are earned, the latest first. */
function GroupRow({ group: { name, earned, next }, count, links }: GroupRowProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const called = name === 'all' || name === 'streak' || name === 'challenge' ? copy.groups[name] : types[name];
  return (
    <section className={groupClass}>
      <h3 className={groupName}>
        {called}
        {count !== undefined && <span className={quiet}>{copy.counted(formatNumber(count, locale))}</span>}
      </h3>
      <ul className={tiles} role="list">
        {next.map(badge => (
          <NextTile key={badge.id} badge={badge} />
        ))}
        {earned.map(badge => (
          <EarnedTile key={badge.id} badge={badge} links={links} />
        ))}
      </ul>
    </section>
  );
}
