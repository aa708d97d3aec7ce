import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../ui/actions/button/button.js';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.js';
import { lock, users } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import { NotLoaded } from './not-loaded.js';
import { personWords } from './person-screen-copy.js';
import { titled } from './person-screen.css.js';
import type { PersonScreen } from './person-screen.js';

/** What a widget says about itself for the screens that all have. */
export interface PersonTexts {
  /** What is here, as its owner calls it: your history. */
  what: string;
  /** What it is made of, for a signed-out visitor. */
  here?: string;
  /** In place of the sentences that are everybody's. */
  signedOut?: string;
  ended?: string;
  /** Where it is, for a child: said after who pays. */
  child?: string;
}

interface PersonViewProps<Own extends { is: string }> {
  screen: PersonScreen | Own;
  texts: PersonTexts;
  /** The title over a failed load, and over a child's account, where the widget has no title around all. */
  title?: ReactNode;
  /** Its skeleton; the label is for screen readers. */
  waiting?: ComponentType<{ label: string }>;
  onRetry?: () => void;
  onSignIn?: (() => unknown) | undefined;
  /** What can be done beside asking again. */
  actions?: ReactNode;
  /** What the screen is beside those. */
  children: (own: Own) => ReactNode;
}

const shared: Readonly<Record<PersonScreen['is'], true>> = {
  loading: true,
  signedOut: true,
  failed: true,
  child: true,
};
const isShared = (screen: { is: string }): screen is PersonScreen => Object.hasOwn(shared, screen.is);

/** A screen of a user's own things: what all of them have is drawn here, the rest by the widget itself. */
export function PersonView<Own extends { is: string }>({ screen, children, ...props }: PersonViewProps<Own>) {
  return isShared(screen) ? <Shared {...props} screen={screen} /> : children(screen);
}

interface AskToSignInProps {
  title: string;
  onSignIn: PersonViewProps<never>['onSignIn'];
  children: ReactNode;
}

/** Nobody is signed in: what would be here, and the way to it. */
export function AskToSignIn({ title, onSignIn, children }: AskToSignInProps) {
  const { signIn } = useWords(personWords);
  return (
    <EmptyState icon={lock} title={title} action={<Button onClick={() => onSignIn?.()}>{signIn}</Button>}>
      {children}
    </EmptyState>
  );
}

function Shared({
  screen,
  texts,
  title,
  waiting: Waiting,
  onRetry,
  onSignIn,
  actions,
}: Omit<PersonViewProps<never>, 'children' | 'screen'> & { screen: PersonScreen }) {
  const copy = useWords(personWords);
  const { what } = texts;
  switch (screen.is) {
    case 'loading':
      return Waiting && <Waiting label={copy.loading(what)} />;
    case 'signedOut':
      return (
        <AskToSignIn title={texts.signedOut ?? copy.signedOut(what)} onSignIn={onSignIn}>
          {screen.ended ? (texts.ended ?? copy.ended(what)) : texts.here}
        </AskToSignIn>
      );
    case 'failed':
      return (
        <div className={titled}>
          {title}
          <NotLoaded what={what} why={screen} onRetry={() => onRetry?.()} actions={actions} />
        </div>
      );
    case 'child':
      return (
        <div className={titled}>
          {title}
          <EmptyState icon={users} title={copy.child}>
            {[copy.paidBy(screen.name), texts.child].filter(Boolean).join(' ')}
          </EmptyState>
        </div>
      );
    default:
      return screen satisfies never;
  }
}
