import type { MouseEvent } from 'react';
import type { PropsOf } from '../../element/define.js';
import type { workoutDetail } from './index.js';

interface LinkTo {
  href: string | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Where else this page leads. */
export interface Links {
  workout: (workoutId: string) => LinkTo;
  content: (contentId: string) => LinkTo;
  history: LinkTo;
}

type Props = Pick<
  PropsOf<typeof workoutDetail>,
  'workoutHref' | 'contentHref' | 'historyHref' | 'onWorkoutRequested' | 'onContentRequested' | 'onHistoryRequested'
>;

const leadTo = (href: string | undefined, ask: () => boolean | void): LinkTo => ({
  href,
  onClick: event => {
    if (ask() === false) event.preventDefault();
  },
});

/** Links where the page has said where they lead, and presses that tell it where it has not. */
export const linksOf = (props: Props): Links => ({
  workout: workoutId =>
    leadTo(props.workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)), () =>
      props.onWorkoutRequested?.({ workoutId }),
    ),
  content: contentId =>
    leadTo(props.contentHref?.replace('{contentId}', encodeURIComponent(contentId)), () =>
      props.onContentRequested?.({ contentId }),
    ),
  history: leadTo(props.historyHref, () => props.onHistoryRequested?.()),
});
