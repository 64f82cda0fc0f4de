import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useCamera } from '../browser/use-camera.ts';

/** The hole a ticket is held to: the picture of the camera, and its light where there is one. */
export function CameraHole({ onCode }: { onCode: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, light } = useCamera(video, onCode);
  return (
    <div className="camera surface-paper">
      <div className="camera-hole" data-camera={state}>
        <video ref={video} muted playsInline aria-hidden="true" tabIndex={-1} />
      </div>
      <p className="camera-words" role="status">
        {state === 'starting' ? <Trans>The camera’s waking up…</Trans> : null}
        {state === 'running' ? <Trans>Hold the ticket up to the hole</Trans> : null}
        {state === 'refused' ? (
          <Trans>The camera is blocked. Allow it for this page, or type the ticket number.</Trans>
        ) : null}
        {state === 'missing' ? <Trans>There’s no camera here. Type the ticket number.</Trans> : null}
      </p>
      {light ? (
        <button
          type="button"
          className="door-tool camera-light"
          aria-pressed={light.isLit}
          onClick={light.toggle}
        >
          <Icon name="eye" />
          <Trans>Light</Trans>
        </button>
      ) : null}
    </div>
  );
}
