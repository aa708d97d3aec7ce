import type { Playback } from '../../../core/contract/schemas/content/library.js';
import { Controls, type ControlsProps } from './controls.js';
import { PartLine } from './part-line.js';

type BarProps = Omit<ControlsProps, 'durationSeconds'> & { playback: Playback };

/** Below the picture while the class runs: its parts, and the buttons. */
export function View({ playback, ...controls }: BarProps) {
  return (
    <>
      <PartLine model={controls.model} course={playback} />
      <Controls {...controls} durationSeconds={playback.durationSeconds} />
    </>
  );
}
