import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Dialog } from '../../../ui/feedback/dialog/dialog.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { openCamera } from './camera.js';
import { words } from './copy.js';
import { createScanner, type OpenCamera } from './scanner-model.js';
import { lens, opening } from './scanner.css.js';

interface Props {
  onRead: (text: string) => void;
  onClose: () => void;
  camera?: OpenCamera<HTMLVideoElement>;
}

/** The picture of the camera, until it has read a code. */
export function View({ onRead, onClose, camera = openCamera }: Props) {
  const copy = useWords(words).camera;
  const [scanner] = useState(() => createScanner(camera, onRead));
  const screen = useStore(scanner.$screen);
  return (
    <Dialog open title={copy.title} left={false} right={{ label: copy.type, type: 'secondary' }} onClose={onClose}>
      {screen.is === 'failed' ? (
        <Banner
          tone="warning"
          actions={
            screen.problem !== 'none' &&
            screen.problem !== 'unsupported' && (
              <Button type="secondary" size="sm" onClick={scanner.start}>
                {copy.again}
              </Button>
            )
          }
        >
          {copy.problems[screen.problem]}
        </Banner>
      ) : (
        <>
          <p>{copy.text}</p>
          {screen.is === 'looking' ? (
            <Picture video={screen.picture} />
          ) : (
            <Coming label={copy.opening} className={opening}>
              <Skeleton shape="block" />
            </Coming>
          )}
        </>
      )}
    </Dialog>
  );
}

/** The element that the stream plays in; it was made with the camera, which starts before there is a place for it. */
function Picture({ video }: { video: HTMLVideoElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(video);
    void video.play().catch(() => undefined);
  }, [video]);
  return <div ref={place} className={lens} part="camera" />;
}
