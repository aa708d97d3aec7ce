import { Banner } from '../../../ui/feedback/banner/banner.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { failureText } from '../../copy.js';
import type { Refusal } from '../../form/form.js';
import { HelpText } from '../../screen/help-text.js';

interface Props<Code extends string> {
  why: Refusal<Code> | undefined;
  copy: { failures: Readonly<Record<Code, string>>; wait: (seconds: number) => string };
}

/** Why a form was refused, where no field is to blame. */
export function Refused<Code extends string>({ why, copy }: Props<Code>) {
  if (!why?.code) return null;
  return (
    <div {...refusalMark}>
      <Banner tone="critical">
        <HelpText>{failureText({ ...why, code: why.code }, copy)}</HelpText>
      </Banner>
    </div>
  );
}
