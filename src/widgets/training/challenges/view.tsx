import { useEffect, useRef, type MouseEvent } from 'react';
import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import type { PropsOf } from '../../element/define.js';
import type { ListState } from '../../list/model.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { LockedNote } from '../../workouts/locked-note.js';
import { words } from './copy.js';
import { Detail } from './detail.js';
import type { challenges } from './index.js';
import { List } from './list.js';
import { createChallenges, type ChallengesModel } from './model.js';
import { box, news as newsClass, title } from './view.css.js';

type Props = PropsOf<typeof challenges>;

/** The challenges of a member, or one of them. */
export function View({ query = '', challengeId = '', onSignInRequested, ...props }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session =>
      createChallenges({
        session,
        query,
        challengeId,
        onQuery: (changed, typing) => props.onQueryChanged?.({ query: changed, typing }),
        onJoined: id => props.onChallengeJoined?.({ challengeId: id }),
        onLeft: id => props.onChallengeLeft?.({ challengeId: id }),
      }),
    [],
  );
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(query), [model, query]);
  useEffect(() => model.open(challengeId), [model, challengeId]);
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={onSignInRequested}>
        {state => <Shown {...props} model={model} state={state} />}
      </PersonView>
    </div>
  );
}

type ShownProps = Omit<Props, 'query' | 'challengeId'> & { model: ChallengesModel; state: ListState<Collection> };

function Shown({ model, state, challengeHref, listHref, contentHref, membershipHref, ...on }: ShownProps) {
  const locked = useStore(model.$locked);
  const doing = useStore(model.$doing);
  const openId = useStore(model.detail.$id);
  const hrefOf = (id: string) => challengeHref?.replace('{challengeId}', encodeURIComponent(id));
  const open = (id: string, href: string | undefined, event: MouseEvent) => {
    const isLeftToPage = on.onChallengeRequested?.({ challengeId: id }) === false;
    if (isLeftToPage) event.preventDefault();
    // without an address it opens here
    else if (href === undefined) model.open(id);
  };
  const links = { hrefOf, onOpen: (id: string, event: MouseEvent) => open(id, hrefOf(id), event) };
  return (
    <>
      <LockedNote locked={locked} membershipHref={membershipHref} isAnswer={doing.is === 'locked'} />
      <News model={model} {...(openId === '' && { to: links })} />
      {openId === '' ? (
        <List model={model} state={state} {...links} />
      ) : (
        <Detail
          model={model}
          listHref={listHref}
          onBack={event => open('', listHref, event)}
          classHref={contentId => contentHref?.replace('{contentId}', encodeURIComponent(contentId))}
          onClass={(contentId, event) => {
            if (on.onContentRequested?.({ contentId }) === false) event.preventDefault();
          }}
        />
      )}
    </>
  );
}

interface NewsProps {
  model: ChallengesModel;
  /** The way to a challenge that is joined; none where it is shown. */
  to?: {
    hrefOf: (challengeId: string) => string | undefined;
    onOpen: (challengeId: string, event: MouseEvent) => void;
  };
}

/** What was just done, and where it can be seen. */
function News({ model, to }: NewsProps) {
  const copy = useWords(words);
  const doing = useStore(model.$doing);
  const line = useRef<HTMLParagraphElement>(null);
  const isNew = doing.is === 'joined' || doing.is === 'left';
  // What was pressed is gone, and the focus with it.
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <p ref={line} className={newsClass} role="status" tabIndex={-1}>
      {doing.is === 'joined' && copy.joined(doing.name)}
      {doing.is === 'left' && copy.left(doing.name)}
      {doing.is === 'joined' && to && (
        <>
          {' '}
          <Link href={to.hrefOf(doing.id)} onClick={event => to.onOpen(doing.id, event)}>
            {copy.look}
          </Link>
        </>
      )}
    </p>
  );
}
