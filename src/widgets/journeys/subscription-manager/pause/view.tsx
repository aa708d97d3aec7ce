import { useWords } from '../../../../ui/language/language.js';
import { words } from '../copy.js';
import { PanelFrame } from '../panel-frame.js';
import type { PanelProps } from '../panel.js';

export function View({ onClose }: PanelProps) {
  const copy = useWords(words);
  return <PanelFrame title={copy.panels.pause} onBack={onClose}>{null}</PanelFrame>;
}
