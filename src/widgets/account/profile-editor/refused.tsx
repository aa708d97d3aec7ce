import { formatList } from '../../../core/lists.js';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useLocale } from '../../../ui/language/language.js';
import { useStore } from '../../use-store.js';
import { useFields } from './use-fields.js';

/** Why nothing was saved, and the way out. */
export function Refused({ onGone }: { onGone: () => void }) {
  const { copy, model, screen, errorOf, idOf } = useFields();
  const { refusal } = useStore(model.form.$form);
  if (screen.conflict) return <Conflict onGone={onGone} />;
  if (!refusal) return null;
  const errors = model.form.fields.flatMap(name => {
    const text = errorOf(name);
    return text === undefined ? [] : [{ field: idOf(name), text: `${copy.labels[name]}: ${text}` }];
  });
  if (errors.length > 0) return <ErrorSummary title={copy.problemTitle} errors={errors} />;
  const { code, retryAfter } = refusal;
  return (
    code && (
      <div {...refusalMark}>
        <Banner tone="critical">
          {code === 'tooManyRequests' && retryAfter ? copy.wait(retryAfter) : copy.failures[code]}
        </Banner>
      </div>
    )
  );
}

/** Somebody else was quicker: what they changed, and whose version counts. */
function Conflict({ onGone }: { onGone: () => void }) {
  const {
    copy: { conflict: texts, labels },
    model,
    screen,
  } = useFields();
  const locale = useLocale();
  const { sending } = useStore(model.form.$form);
  const theirs = screen.conflict?.fields ?? [];
  const reload = () => {
    model.takeTheirs();
    onGone();
  };
  const keep = async () => {
    onGone();
    await model.keepMine();
  };
  return (
    <div {...refusalMark}>
      <Banner
        tone="warning"
        title={texts.title}
        actions={
          <>
            <Button type="secondary" size="sm" loading={sending} onClick={() => void keep()}>
              {texts.mine}
            </Button>
            <Button type="secondary" size="sm" onClick={reload}>
              {texts.theirs}
            </Button>
          </>
        }
      >
        <p>
          {theirs.length > 0
            ? texts.text(
                formatList(
                  theirs.map(name => labels[name]),
                  locale,
                ),
              )
            : texts.same}
        </p>
        <p>{texts.helper}</p>
      </Banner>
    </div>
  );
}
