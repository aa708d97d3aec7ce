import type { ReactNode } from 'react';
import { Button, type ButtonType } from '../../button/button.js';
import { actions, draft as draftClass, header, title as titleClass } from './page-header.css.js';

export interface PageHeaderAction {
  onClick: () => void;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  tooltip?: string | undefined;
  label?: string | undefined;
}

export interface PageHeaderProps {
  title: ReactNode;
  /** Marks the title with '(Draft)'. */
  draft?: boolean | undefined;
  /** Publish, primary. */
  publish: PageHeaderAction;
  /** Publish is shown by default, the other two are not (spec s.2). */
  showPublish?: boolean | undefined;
  /** Save, secondary; hidden unless given. */
  save?: PageHeaderAction | undefined;
  /** Discard Draft, warning; hidden unless given. */
  discard?: PageHeaderAction | undefined;
  draftLabel?: string | undefined;
}

/** The head of a staff page, 92 px: its title and what can be done with what it shows. */
export function PageHeader({ title, draft = false, publish, showPublish = true, save, discard, draftLabel = '(Draft)' }: PageHeaderProps) {
  return (
    <header className={header} part="page-header">
      <h1 className={titleClass}>{title}{draft && <span className={draftClass}> {draftLabel}</span>}</h1>
      <div className={actions}>
        {discard && <HeaderButton {...discard} type="warning" label={discard.label ?? 'Discard Draft'} />}
        {save && <HeaderButton {...save} type="secondary" label={save.label ?? 'Save'} />}
        {showPublish && <HeaderButton {...publish} type="primary" label={publish.label ?? 'Publish'} />}
      </div>
    </header>
  );
}

function HeaderButton({ label, ...button }: PageHeaderAction & { type: ButtonType }) {
  return <Button {...button}>{label}</Button>;
}
