import type { ReactNode } from 'react';
import { Button, type ButtonType } from '../../actions/button/button.js';
import { useWords } from '../../language/language.js';
import { Tooltip } from '../../feedback/tooltip/tooltip.js';
import { actions, box, draft as draftClass, header, line, texts, title as titleClass } from './page-header.css.js';
import { pageHeaderWords } from './words.js';

export interface PageHeaderAction {
  onClick?: (() => void) | undefined;
  /** Id of the form that it sends: Enter in one of its fields does the same. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  /** A short remark, such as why it is disabled. */
  tooltip?: string | undefined;
  label?: string | undefined;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** Marks the title with '(Draft)'. */
  draft?: boolean | undefined;
  /** Publish, primary. A page that only shows something may leave it out. */
  publish?: PageHeaderAction | undefined;
  /** Publish is shown by default, the other two are not (spec s.2). */
  showPublish?: boolean | undefined;
  /** Save, secondary; hidden unless given. */
  save?: PageHeaderAction | undefined;
  /** Discard Draft, warning; hidden unless given. */
  discard?: PageHeaderAction | undefined;
  draftLabel?: string | undefined;
  /** A `Breadcrumb` over the title. */
  breadcrumb?: ReactNode;
  /** A `StatusPill` beside the title. */
  status?: ReactNode;
  /** The page's first heading, unless the page around it has one. */
  headingLevel?: 1 | 2 | undefined;
  /** Before the three buttons: a `MenuIconButton` for the rest. */
  children?: ReactNode;
}

/** The head of a staff page, 92 px: its title and what can be done with what it shows. */
export function PageHeader({
  title,
  draft = false,
  publish,
  showPublish = true,
  save,
  discard,
  draftLabel,
  breadcrumb,
  status,
  headingLevel = 1,
  children,
}: PageHeaderProps) {
  const words = useWords(pageHeaderWords);
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={box} part="page-header">
      <div className={header}>
        <div className={texts}>
          {breadcrumb}
          <div className={line}>
            <Heading className={titleClass}>
              {title}
              {draft && <span className={draftClass}> {draftLabel ?? words.draft}</span>}
            </Heading>
            {status}
          </div>
        </div>
        <div className={actions}>
          {children}
          {discard && <HeaderButton {...discard} type="warning" label={discard.label ?? words.discard} />}
          {save && <HeaderButton {...save} type="secondary" label={save.label ?? words.save} />}
          {showPublish && publish && <HeaderButton {...publish} type="start" label={publish.label ?? words.publish} />}
        </div>
      </div>
    </header>
  );
}

function HeaderButton({ label, tooltip, ...button }: PageHeaderAction & { type: ButtonType }) {
  return (
    <Tooltip text={tooltip}>
      <Button {...button} submit={button.form !== undefined}>
        {label}
      </Button>
    </Tooltip>
  );
}
