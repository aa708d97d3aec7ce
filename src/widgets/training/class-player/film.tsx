import { useEffect, useRef, type RefObject } from 'react';
import type { Captions } from '../../../core/contract/schemas/content/library.js';
import { useLocale } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { cuesIn, filmPlace } from './film-time.js';
import type { ClassPlayerModel } from './model.js';
import type { Sound } from './sound.js';
import { film } from './view.css.js';

interface FilmProps {
  src: string;
  model: ClassPlayerModel;
  captions: Captions | undefined;
  sound: Sound;
  /** No sound is allowed yet. */
  onSilenced: () => void;
  onBroken: () => void;
}

/** Fills a film's own track with what is said in it, from one second of the class on. */
function writeCues(track: TextTrack, { cues }: Captions, begun: number, filmSeconds: number): void {
  for (const cue of Array.from(track.cues ?? [])) track.removeCue(cue);
  for (const { start, end, text } of cuesIn(cues, begun, filmSeconds)) track.addCue(new VTTCue(start, end, text));
}

/** A film that is broken or gone does not play either, and stops nobody: the class goes on by its own clock. */
const whereForbidden = (playing: Promise<void>, then: () => void): void =>
  void playing.catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') then();
  });

/** The film: it follows what is pressed, and its own clock moves the class. */
export function Film({ src, model, captions, sound, onSilenced, onBroken }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const begun = useRef(0);
  const isPlaying = useStore(model.$isPlaying);
  const sought = useStore(model.$sought);
  const track = useTrack(video, captions);

  const goTo = (second: number) => {
    const element = video.current;
    if (!element) return;
    const place = filmPlace(second, element.duration);
    begun.current = place.begun;
    element.currentTime = place.at;
    if (track.current && captions) writeCues(track.current, captions, place.begun, element.duration);
  };

  useEffect(() => {
    if (video.current && video.current.readyState > 0) goTo(sought.to);
    // Only where somebody goes, and with the captions that come as the class begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sought, captions]);

  // React hears of a film's own events only where a page already carries the code for them: these are heard without it.
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const heard = new AbortController();
    const { signal } = heard;
    const second = () => begun.current + element.currentTime;
    const beginAgain = () => {
      const end = begun.current + element.duration;
      model.reach(end);
      if (!model.$isPlaying.get()) return;
      // shorter than its class: from its beginning again
      goTo(end);
      void element.play();
    };
    element.addEventListener('loadedmetadata', () => goTo(model.$second.get()), { signal });
    element.addEventListener('timeupdate', () => model.reach(second()), { signal });
    element.addEventListener('ended', beginAgain, { signal });
    element.addEventListener('error', onBroken, { signal });
    return () => heard.abort();
  });

  // A browser that allows no sound before another press: it begins without, and the button says so.
  const refuseSound = useRef((element: HTMLVideoElement) => {
    if (element.muted) return model.pause();
    element.muted = true;
    onSilenced();
    whereForbidden(element.play(), () => model.pause());
  });

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!isPlaying) return element.pause();
    whereForbidden(element.play(), () => refuseSound.current(element));
  }, [isPlaying, model]);

  useEffect(() => {
    if (video.current) Object.assign(video.current, { volume: sound.volume, muted: sound.muted });
  }, [sound.volume, sound.muted]);

  useEffect(() => {
    if (track.current) track.current.mode = sound.captions ? 'showing' : 'hidden';
  }, [sound.captions, captions, track]);

  return (
    // Its captions are a track of its own, added below.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video ref={video} className={film} src={src} preload="metadata" playsInline tabIndex={-1} />
  );
}

/** The captions' track; a film keeps a track for good, so there is one for each language that it has had. */
function useTrack(video: RefObject<HTMLVideoElement | null>, captions: Captions | undefined) {
  const locale = useLocale();
  const track = useRef<TextTrack>(undefined);
  const language = captions?.language;
  useEffect(() => {
    if (!video.current || language === undefined) return;
    const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;
    track.current ??= video.current.addTextTrack('captions', name, language);
  }, [video, language, locale]);
  return track;
}
