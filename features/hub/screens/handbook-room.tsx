import { Trans } from '@lingui/react/macro';
import { HandbookDe } from '../handbook/handbook-de.tsx';
import { HandbookEn } from '../handbook/handbook-en.tsx';
import type { HubAround } from '../hub-around.ts';
import { HubFrame } from './hub-frame.tsx';

/** How pages are written, in the language of the hub. */
export function HandbookRoomScreen({ around }: { around: HubAround }) {
  return (
    <HubFrame around={around}>
      <main id="main" tabIndex={-1} className="wrap hub-room">
        <h1 className="text-d3">
          <Trans>Handbook</Trans>
        </h1>
        <div className="prose hub-handbook">{around.language === 'de' ? <HandbookDe /> : <HandbookEn />}</div>
      </main>
    </HubFrame>
  );
}
