import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#lib/localized.ts';
import type { Choice } from '../consent.ts';
import { ConsentDialog } from './consent-dialog.tsx';

let root: Root | null = null;

/** Shows the dialog over whatever page is on show, in a tree of its own: pages come and go beneath it. */
export function openConsentDialog(
  language: Language,
  choice: Choice | null,
  onChoice: (choice: Choice) => void,
): void {
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
  shown.render(<ConsentDialog language={language} choice={choice} onChoice={onChoice} onClose={close} />);
}
