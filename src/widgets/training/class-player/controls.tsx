import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import {
  captions as captionsShape,
  fullScreen as fullScreenShape,
  pause,
  play,
  smallScreen,
  sound as soundShape,
  soundOff,
  undo,
} from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { STEP, type PlayerKeys } from './keys.js';
import type { ClassPlayerModel } from './model.js';
import type { Sound } from './sound.js';
import { atEnd, clock, controls, toggle, volume } from './view.css.js';

export interface ControlsProps {
  model: ClassPlayerModel;
  durationSeconds: number;
  keys: PlayerKeys;
  sound: Sound;
  onVolume: (volume: number) => void;
  /** A class without a film has nothing to hear. */
  isHeard: boolean;
  hasCaptions: boolean;
  /** None where the device cannot. */
  isFullScreen: boolean | undefined;
}

/** The player's buttons. */
export function Controls({
  model,
  durationSeconds,
  keys,
  sound,
  onVolume,
  isHeard,
  hasCaptions,
  isFullScreen,
}: ControlsProps) {
  const copy = useWords(words);
  const isPlaying = useStore(model.$isPlaying);
  const second = useStore(model.$second);
  return (
    <div className={controls}>
      <Button type="ghost" icon={isPlaying ? pause : play} onClick={keys.playOrPause}>
        {isPlaying ? copy.pause : copy.play}
      </Button>
      <IconButton shape={undo} label={copy.back} onClick={() => keys.move(-STEP)} />
      <span className={clock}>
        {clockOf(second)} / {clockOf(durationSeconds)}
      </span>
      <div className={atEnd}>
        {hasCaptions && (
          <Toggle isOn={sound.captions}>
            <IconButton
              shape={captionsShape}
              label={sound.captions ? copy.captionsOff : copy.captionsOn}
              onClick={keys.captions}
            />
          </Toggle>
        )}
        {isHeard && (
          <>
            <IconButton
              shape={sound.muted ? soundOff : soundShape}
              label={sound.muted ? copy.unmute : copy.mute}
              onClick={keys.mute}
            />
            <input
              className={volume}
              type="range"
              aria-label={copy.volume}
              min={0}
              max={1}
              step={0.05}
              value={sound.muted ? 0 : sound.volume}
              onChange={event => onVolume(event.currentTarget.valueAsNumber)}
            />
          </>
        )}
        {isFullScreen !== undefined && (
          <IconButton
            shape={isFullScreen ? smallScreen : fullScreenShape}
            label={isFullScreen ? copy.smallScreen : copy.fullScreen}
            onClick={keys.fullScreen}
          />
        )}
      </div>
    </div>
  );
}

const Toggle = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <span className={toggle} data-on={isOn ? '' : undefined}>
    {children}
  </span>
);
