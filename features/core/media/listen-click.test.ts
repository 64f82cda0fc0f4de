import type { I18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { handleListenClick } from './listen-click.ts';

const opened = vi.hoisted(() => vi.fn());
vi.mock('./components/open-audio-overlay.tsx', () => ({ openAudioOverlay: opened }));

it('a press of a link to listen opens the overlay with its sample, in the page’s language', async () => {
  const link = {
    dataset: { listen: '12' },
    getAttribute: () => '/media/sound.mp3',
  } as unknown as HTMLElement;
  const i18n = {} as I18n;
  await handleListenClick(link, i18n);
  expect(opened).toHaveBeenCalledExactlyOnceWith({ id: 12, file: '/media/sound.mp3' }, i18n, link);
});
