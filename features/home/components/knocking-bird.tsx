import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RoundButton } from '#ui/round-button.tsx';
import woodpeckerUrl from './woodpecker.svg?url';
import woodsUrl from './woods.svg?url';

/** The woodpecker on its trunk. It knocks every five seconds until it is paused; for who wants little motion it sits still. */
export function KnockingBird() {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  return (
    <div className="knocking-bird">
      <img src={woodsUrl} alt="" width={800} height={640} fetchPriority="high" />
      <img
        src={woodpeckerUrl}
        alt=""
        width={800}
        height={640}
        fetchPriority="high"
        className="knocking-bird-itself"
        data-paused={isPaused || undefined}
      />
      <RoundButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t`Let the woodpecker knock` : t`Pause the woodpecker`}
        look="ink"
        className="knocking-bird-pause"
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}
