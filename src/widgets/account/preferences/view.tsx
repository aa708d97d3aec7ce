import { formatList } from '../../../core/lists.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { user } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import type { PropsOf } from '../../element/define.js';
import { box, head, muted, title, view } from '../../layout/sections.css.js';
import { Section } from '../../layout/sections.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { preferences } from './index.js';
import { createPreferences } from './model.js';
import { Region } from './region.js';
import { ResetAll } from './reset-all.js';
import { refusalText, type Shown } from './row.js';
import { email, privacy, push, Switches } from './switches.js';
import { Training } from './training.js';
import { Waiting } from './waiting.js';

type Props = PropsOf<typeof preferences>;

/** Preferences, each saved as soon as it is changed. */
export function View({ userId, onPreferencesChanged, onSignInRequested }: Props) {
  const model = useModel(
    session => createPreferences({ session, userId, onChanged: keys => onPreferencesChanged?.({ keys }) }),
    [userId],
  );
  const screen = useStore(model.$screen);
  const copy = useWords(words);
  const isOwn = userId === undefined;
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={isOwn ? copy.screen : { ...copy.screen, what: copy.others }}
        title={<h2 className={title}>{isOwn ? copy.title : copy.titleOther}</h2>}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
      >
        {own =>
          own.is === 'unknown' ? (
            <EmptyState icon={user} title={copy.unknown.title}>
              {copy.unknown.text}
            </EmptyState>
          ) : (
            <All model={model} screen={own} />
          )
        }
      </PersonView>
    </div>
  );
}

function All({ model, screen }: Shown) {
  const copy = useWords(words);
  const locale = useLocale();
  const { isOwn, refused, saved, defaults } = screen;
  const isChild = defaults['privacy.leaderboard'] === 'hidden';
  return (
    <div className={view}>
      <div className={head}>
        <h2 className={title}>{isOwn ? copy.title : copy.titleOther}</h2>
        <p className={muted}>{copy.lead}</p>
        <p className={unseen} role="status">
          {saved &&
            copy.savedOf(
              formatList(
                saved.map(key => copy.labels[key]),
                locale,
              ),
            )}
        </p>
      </div>
      {refused && refused.keys.length > 1 && (
        <Banner
          tone="critical"
          title={copy.someNotSaved}
          actions={
            <Button type="secondary" size="sm" onClick={model.again}>
              {copy.again}
            </Button>
          }
        >
          {refusalText(copy, refused)}
        </Banner>
      )}
      <Section texts={copy.sections.region}>
        <Region model={model} screen={screen} />
      </Section>
      <Section texts={copy.sections.privacy}>
        {isChild && <p className={muted}>{copy.childHelper}</p>}
        <Switches model={model} screen={screen} list={privacy} />
      </Section>
      <Section texts={copy.sections.email}>
        <Switches model={model} screen={screen} list={email} />
      </Section>
      <Section texts={copy.sections.push}>
        <Switches model={model} screen={screen} list={push} />
      </Section>
      <Section texts={copy.sections.training}>
        <Training model={model} screen={screen} />
      </Section>
      <ResetAll model={model} screen={screen} />
    </div>
  );
}
