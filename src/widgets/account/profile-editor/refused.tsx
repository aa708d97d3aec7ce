import { formatList } from '../../../core/lists.js';
import { Banner } from '../../../ui/banner/banner.js';
import { Button } from '../../../ui/button/button.js';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useLocale } from '../../../ui/language/language.js';
import { useFields } from './use-fields.js';

/** Why nothing was saved, and the way out. */
export function Refused({ onGone }: { onGone: () => void }) {
  const { copy, screen, errors, refusal } = useFields();
  if (screen.conflict) return <Conflict onGone={onGone} />;
  if (!refusal) return null;
  if (errors.length > 0)
    return (
      <ErrorSummary
        title={copy.problemTitle}
        errors={errors.map(({ name, field, text }) => ({ field, text: `${copy.labels[name]}: ${text}` }))}
      />
    );
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
    sending,
  } = useFields();
  const locale = useLocale();
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
