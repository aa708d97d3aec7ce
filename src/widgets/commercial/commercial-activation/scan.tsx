import { useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { camera } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { LazyView } from '../../element/lazy-view.js';
import { words } from './copy.js';

const load = () => import('./scanner.tsx?widget');

/** The press that reads a code with the camera; what that needs is fetched by it. */
export function Scan({ onRead }: { onRead: (text: string) => void }) {
  const copy = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const read = (text: string) => {
    close();
    onRead(text);
  };
  return (
    <>
      <Button type="secondary" icon={camera} onClick={() => setOpen(true)}>
        {copy.scan}
      </Button>
      {isOpen && <LazyView load={load} props={{ onRead: read, onClose: close }} waiting={null} />}
    </>
  );
}
