import { useEffect } from 'react';
import { tag } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { DraftView } from '../../draft/view.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { EditorProps } from './editor.js';
import type { offerEditor } from './index.js';
import { createOfferEditor } from './model.js';

type Props = PropsOf<typeof offerEditor>;

const loadEditor = () => import('./editor.tsx?widget');

/** An offer, written as a draft and published. */
export function View({ offerId, listHref, onOfferCreated, onOfferDeleted, onSignInRequested }: Props) {
  const copy = useWords(words);
  const model = useWorkModel(
    session =>
      createOfferEditor({
        session,
        offerId,
        onCreated: created => onOfferCreated?.({ offerId: created }),
        onDeleted: () => onOfferDeleted?.(),
      }),
    [],
  );
  useEffect(() => model.follow(offerId), [model, offerId]);
  return (
    <DraftView
      screen={useStore(model.$screen)}
      texts={copy}
      icon={tag}
      listHref={listHref}
      load={loadEditor}
      props={(screen, waiting): EditorProps => ({ model, screen, listHref, waiting })}
      onRetry={model.retry}
      onSignIn={onSignInRequested}
    />
  );
}
