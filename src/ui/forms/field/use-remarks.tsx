import { useRef, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { error as errorIcon, warning as warningIcon } from '../../icon/shapes.js';
import { cx } from '../../style/cx.js';
import { live, note, remark, remarkIcon } from './field.css.js';

/** What there is to say about a control, beside its label. */
export interface RemarkTexts {
  /** What to write, before anything is wrong. */
  helper?: ReactNode;
  /** Something to look at, which is allowed. */
  warning?: ReactNode;
  /** What is wrong and the way out. Marks the control as invalid. */
  error?: ReactNode;
}

const said = (text: ReactNode) => Boolean(text) || text === 0;

/**
 * The texts under a control, and what ties them to it. An error is read out when it appears while its control is in use
 * or has just been left. Those of a form that was refused are not: the summary says them, and each control again when
 * it is reached.
 */
export function useRemarks(
  control: string,
  { helper, warning, error }: RemarkTexts,
  describedBy?: string,
  invalid?: boolean,
) {
  const slot = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // By hand: what only a screen reader notices is no reason to render.
  const speak = (how = 'off') => slot.current?.setAttribute('aria-live', how);
  const texts = cx(
    said(error) && `${control}-error`,
    said(warning) && `${control}-warning`,
    said(helper) && `${control}-helper`,
    describedBy,
  );
  return {
    /** For the control. */
    wiring: { 'aria-describedby': texts || undefined, 'aria-invalid': said(error) || invalid || undefined },
    /** For what is around the control and its texts. */
    around: {
      onFocus: () => {
        clearTimeout(leaving.current);
        speak('polite');
      },
      onBlur: () => {
        leaving.current = setTimeout(speak, 1000);
      },
    },
    remarks: (
      <>
        <div ref={slot} className={live}>
          {said(error) && (
            <Remark id={`${control}-error`} tone="critical">
              {error}
            </Remark>
          )}
        </div>
        {said(warning) && (
          <Remark id={`${control}-warning`} tone="warning">
            {warning}
          </Remark>
        )}
        {said(helper) && (
          <p className={note} id={`${control}-helper`}>
            {helper}
          </p>
        )}
      </>
    ),
  };
}

function Remark({ id, tone, children }: { id: string; tone: 'critical' | 'warning'; children: ReactNode }) {
  return (
    <p className={remark} id={id} data-tone={tone}>
      <span className={remarkIcon}>
        <Icon shape={tone === 'critical' ? errorIcon : warningIcon} size="xs" />
      </span>
      <span>{children}</span>
    </p>
  );
}
