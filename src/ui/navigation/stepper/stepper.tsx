import { Icon } from '../../icon/icon.js';
import { check, error } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { box, item, list, mark, name, step as stepClass, summary as summaryClass } from './stepper.css.js';
import { stepperWords } from './words.js';

/** One step (spec s.2). */
export interface Step {
  name: string;
  /** Its place, from 0. */
  index: number;
  active?: boolean | undefined;
  complete?: boolean | undefined;
  error?: boolean | undefined;
  clickable?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface StepperProps {
  steps: readonly Step[];
  /** What the whole is called for a screen reader. */
  label?: string | undefined;
  /** Called for a clickable step that is not disabled. */
  onStep?: ((step: Step) => void) | undefined;
  /** The line shown where the names have no room. */
  summary?: ((step: Step, total: number) => string) | undefined;
  completeLabel?: string | undefined;
  errorLabel?: string | undefined;
}

/** Where one is in a task of several steps: a number ahead, a check behind, an error where something is wrong. */
export function Stepper({ steps, label, onStep, summary, completeLabel, errorLabel }: StepperProps) {
  const words = useWords(stepperWords);
  // with nothing left to do, the last that was done
  const named = steps.find(step => step.active) ?? steps.findLast(step => step.complete);
  return (
    <nav className={box} aria-label={label ?? words.progress} part="stepper">
      {named && (
        <p className={summaryClass} aria-hidden="true">
          {summary?.(named, steps.length) ?? words.stepOf(named.index + 1, steps.length, named.name)}
        </p>
      )}
      <ol className={list} role="list">
        {steps.map(step => {
          const stateWord = step.error
            ? (errorLabel ?? words.error)
            : step.complete
              ? (completeLabel ?? words.complete)
              : undefined;
          const shared = {
            className: stepClass,
            'data-active': step.active ? '' : undefined,
            'data-complete': step.complete && !step.error ? '' : undefined,
            'data-error': step.error ? '' : undefined,
            'data-disabled': step.disabled ? '' : undefined,
            'aria-current': step.active ? 'step' : undefined,
          } as const;
          const inside = (
            <>
              <span className={mark} aria-hidden="true">
                {step.error ? (
                  <Icon shape={error} />
                ) : step.complete ? (
                  <Icon shape={check} size="2xs" />
                ) : (
                  step.index + 1
                )}
              </span>
              <span className={name}>
                {step.name}
                {stateWord && <span className={unseen}>, {stateWord}</span>}
              </span>
            </>
          );
          return (
            <li key={step.index} className={item}>
              {step.clickable && !step.disabled ? (
                <button type="button" {...shared} onClick={() => onStep?.(step)}>
                  {inside}
                </button>
              ) : (
                <div {...shared}>{inside}</div>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
