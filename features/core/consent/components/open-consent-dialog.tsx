import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ConsentDialog } from './consent-dialog.tsx';

let root: Root | null = null;

/** Shows the dialog over whatever page is on show, in its own tree: pages come and go beneath it. */
export function openConsentDialog(dialog: Omit<ComponentProps<typeof ConsentDialog>, 'onClose'>): void {
  if (root) return;
  const place = document.createElement('div');
  document.body.append(place);
  const shown = createRoot(place);
  root = shown;
  const close = () => {
    root = null;
    shown.unmount();
    place.remove();
  };
  shown.render(<ConsentDialog {...dialog} onClose={close} />);
}
