import type { I18n } from '@lingui/core';

/** Opens the audio overlay with the target of a `ListenLink`. Its code is loaded on demand. */
export async function handleListenClick(link: HTMLElement, i18n: I18n): Promise<void> {
  const { openAudioOverlay } = await import('./components/open-audio-overlay.tsx');
  openAudioOverlay({ id: Number(link.dataset.listen), file: link.getAttribute('href') ?? '' }, i18n, link);
}
