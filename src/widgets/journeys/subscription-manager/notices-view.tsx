import { sayDate } from '../../../core/figures.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { external } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { words as overviewWords } from '../../account/account-overview/copy.js';
import { isOver } from '../../account/account-overview/lines.js';
import { priceWords } from '../../../ui/data/price/words.js';
import { words } from './copy.js';
import type { ManagerModel } from './model.js';
import { noticesOf, type Way } from './notices.js';
import type { Member } from './screen.js';
import { HelpText } from '../../screen/help-text.js';
import { marked } from './view.css.js';

/** What a member should know first; what most people come for then is the view's one primary button. */
export function Notices({ screen, model }: { screen: Member; model: ManagerModel }) {
  const copy = useWords(words);
  const overview = useWords(overviewWords);
  const priceCopy = useWords(priceWords);
  const locale = useLocale();
  const { account, subscription, now } = screen;
  if (isOver(subscription)) return <Ended screen={screen} />;
  const notices = noticesOf(account, subscription, now, copy, overview, priceCopy, locale);
  const undo = screen.outcome?.is === 'changed' ? screen.outcome.undo : undefined;
  return notices.map(({ tone, title, text, way }) => (
    <div key={title} className={way && 'press' in way.to && way.to.press === undo ? marked : undefined}>
      <Banner
        tone={tone}
        title={title}
        announced={false}
        actions={way && <Out way={way.to} label={way.label} main={way.main ?? false} screen={screen} model={model} />}
      >
        {text}
      </Banner>
    </div>
  ));
}

function Out({
  way,
  label,
  main,
  screen,
  model,
}: {
  way: Way;
  label: string;
  main: boolean;
  screen: Member;
  model: ManagerModel;
}) {
  if ('href' in way)
    return (
      <Button type="secondary" size="sm" icon={external} iconPosition="end" href={way.href} target="_blank">
        {label}
      </Button>
    );
  const type = main ? 'primary' : 'secondary';
  if ('press' in way)
    return (
      <Button type={type} size="sm" loading={screen.pressed === way.press} onClick={() => void model.press(way.press)}>
        {label}
      </Button>
    );
  return (
    <span data-opens={'panel' in way ? way.panel : way.start}>
      <Button type={type} size="sm" onClick={() => ('panel' in way ? model.open(way.panel) : model.begin(way.start))}>
        {label}
      </Button>
    </span>
  );
}

/** What it was is shown below; this says when and why it ended. */
function Ended({
  screen: {
    subscription: { endedAt, endReason },
  },
}: {
  screen: Member;
}) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <Banner
      tone="info"
      announced={false}
      title={copy.ended(endedAt === null ? undefined : sayDate(endedAt, locale, { is: 'told' }))}
    >
      {endReason && <HelpText>{copy.ends[endReason]}</HelpText>}
    </Banner>
  );
}
