import { Button } from '../../ui/actions/button/button.js';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.js';
import { check, type IconShape } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import { FormSkeleton } from '../../ui/feedback/skeletons/skeletons.js';
import { LazyView, type LazyViewProps } from '../element/lazy-view.js';
import { personWords } from '../screen/person-screen-copy.js';
import type { PersonScreen } from '../screen/person-screen.js';
import { PersonView, type PersonTexts } from '../screen/person-view.js';

interface DraftViewProps<Editing extends { is: 'editing' }, Props extends object> extends Pick<
  LazyViewProps<Props>,
  'load'
> {
  screen: PersonScreen | { is: 'unknown' | 'deleted' } | Editing;
  texts: {
    screen: PersonTexts;
    /** With what leads to the list, where there is one. */
    unknown: { title: string; text: string; action?: string };
    deleted: { title: string; text: string };
  };
  /** What the thing is known by. */
  icon: IconShape;
  listHref?: string | undefined;
  /** Of what the thing is written in; while nothing is there to be written, `waiting` stands there. */
  props: (screen: Editing | undefined, waiting: LazyViewProps<Props>['waiting']) => Props;
  onRetry: () => void;
  onSignIn: (() => unknown) | undefined;
}

/** The screens of a draft. What it is written in is fetched beside the draft itself: neither waits for the other. */
export function DraftView<Editing extends { is: 'editing' }, Props extends object>({
  screen,
  texts,
  icon,
  listHref,
  load,
  props,
  onRetry,
  onSignIn,
}: DraftViewProps<Editing, Props>) {
  const { loading } = useWords(personWords);
  const waiting = <FormSkeleton label={loading(texts.screen.what)} fields={6} />;
  const back = listHref !== undefined && texts.unknown.action !== undefined && (
    <Button type="secondary" href={listHref}>
      {texts.unknown.action}
    </Button>
  );
  return (
    <PersonView
      screen={screen.is === 'loading' ? { is: 'waiting' as const } : screen}
      texts={texts.screen}
      onRetry={onRetry}
      onSignIn={onSignIn}
      actions={back}
    >
      {own =>
        own.is === 'unknown' || own.is === 'deleted' ? (
          <EmptyState icon={own.is === 'deleted' ? check : icon} title={texts[own.is].title} action={back}>
            {texts[own.is].text}
          </EmptyState>
        ) : (
          <LazyView load={load} props={props(own.is === 'editing' ? own : undefined, waiting)} waiting={waiting} />
        )
      }
    </PersonView>
  );
}
