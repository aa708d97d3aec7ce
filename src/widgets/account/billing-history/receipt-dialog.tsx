import { useEffect, useRef } from 'react';
import type { Invoice } from '../../../core/contract/schemas/purchase-history.js';
import { Dialog } from '../../../ui/feedback/dialog/dialog.js';
import { useWords } from '../../../ui/language/language.js';
import { detailsWords } from './details-copy.js';
import { Paper } from './paper.js';
import { Receipt } from './receipt.js';

/** The receipt as it will be on paper, and the press that prints it. */
export function View({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const copy = useWords(detailsWords).print;
  const frame = useRef<HTMLIFrameElement>(null);
  const title = (invoice.reason === 'refund' ? copy.refundTitle : copy.title)(invoice.number);
  const print = () => {
    const page = frame.current?.contentWindow;
    // Some browsers print the element that has the focus.
    page?.focus();
    page?.print();
  };
  // The keys that print a page print what is open on it.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      left={{ label: copy.close, type: 'secondary' }}
      right={{ label: copy.print, onClick: print }}
    >
      <Paper ref={frame} title={title}>
        <Receipt invoice={invoice} />
      </Paper>
    </Dialog>
  );
}
