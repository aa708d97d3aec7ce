/** Of the tone: hertz, seconds, and how loud, 0 to 1. */
const TONE = { pitch: 880, seconds: 0.35, volume: 0.2 };
/** Milliseconds on, off, on. */
const BUZZ = [120, 80, 120];

/** Says without words that time is up: it buzzes where a device can, and sounds where somebody asked for it. */
export function createAlert() {
  let audio: AudioContext | undefined;
  return {
    /** Browsers sound only after a press: this one. */
    allow(): void {
      if (typeof AudioContext !== 'function') return;
      audio ??= new AudioContext();
      void audio.resume().catch(() => undefined);
    },
    alert(withSound: boolean): void {
      navigator.vibrate?.(BUZZ);
      if (!withSound || !audio) return;
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = TONE.pitch;
      volume.gain.value = TONE.volume;
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + TONE.seconds);
    },
  };
}
