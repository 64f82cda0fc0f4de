import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';
import type { AudioOverlayState, AudioWork } from '../audio-overlay.ts';
import { AudioOverlay } from './audio-overlay.tsx';

let state: AudioOverlayState = { show: false, work: null };
let root: Root | null = null;

/**
 * Plays a production's sample, instead of one that is playing. In its own tree, so that it goes on while pages come
 * and go beneath it. When it closes the sound ends, and the focus that was in it goes back to `opener`.
 */
export function openAudioOverlay(work: AudioWork, i18n: I18n, opener: HTMLElement): void {
  state = { show: true, work };
  if (!root) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const shown = root;
  const show = () =>
    shown.render(
      <I18nProvider i18n={i18n}>
        {state.show && state.work ? (
          <AudioOverlay key={state.work.id} work={state.work} onClose={close} />
        ) : null}
      </I18nProvider>,
    );
  const close = (hadFocus: boolean) => {
    state = { show: false, work: null };
    show();
    if (hadFocus && opener.isConnected) opener.focus();
  };
  show();
}
