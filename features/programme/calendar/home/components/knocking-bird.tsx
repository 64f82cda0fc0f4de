import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { RoundButton } from '#ui/round-button.tsx';
import woodpeckerUrl from './woodpecker.svg?url';
import woodsUrl from './woods.svg?url';

const EVERY_MS = 5000;

/**
 * The woodpecker on its trunk. It knocks every five seconds until it is paused; under reduced motion it does not move. Each
 * knock is a separate animation: an endless one would have every frame drawn, also while nothing moves.
 */
export function KnockingBird() {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const [isKnocking, setKnocking] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => setKnocking(true), EVERY_MS);
    return () => clearInterval(timer);
  }, [isPaused]);
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
        data-knocking={isKnocking ? '' : undefined}
        onAnimationEnd={() => setKnocking(false)}
      />
      <RoundButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? t`Start the woodpecker` : t`Pause the woodpecker`}
        variant="ink"
        className="knocking-bird-pause"
        onClick={() => {
          setPaused(!isPaused);
          setKnocking(false);
        }}
      />
    </div>
  );
}
