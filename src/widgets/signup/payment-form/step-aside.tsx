const parentOf = (node: Node): Node | null => {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
};

/** The modal dialogs that are around an element, through shadow roots, the outermost first. */
function modalsAround(from: Element): HTMLDialogElement[] {
  const found: HTMLDialogElement[] = [];
  for (let at: Node | null = from; at; at = parentOf(at))
    if (at instanceof HTMLDialogElement && at.matches(':modal')) found.unshift(at);
  return found;
}

/**
 * A modal dialog makes the rest of the page inert, and so the bank's question, which the provider puts on the body.
 * The dialogs around the form, ours or the page's own, stay in view but let the page be reached, until the answer is called.
 */
export function stepAside(from: Element): () => void {
  const dialogs = modalsAround(from);
  const tree = from.getRootNode();
  const active = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
  const change = (show: (dialog: HTMLDialogElement) => void) => {
    for (const dialog of dialogs) {
      if (!dialog.open) continue;
      // A listener would take this for the dialog's end.
      dialog.addEventListener('close', event => event.stopImmediatePropagation(), { capture: true, once: true });
      dialog.close();
      show(dialog);
    }
  };
  change(dialog => dialog.show());
  return () => {
    change(dialog => dialog.showModal());
    if (dialogs.length > 0 && active instanceof HTMLElement) active.focus();
  };
}
