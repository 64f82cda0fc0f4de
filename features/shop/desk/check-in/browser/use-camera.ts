import { type RefObject, useEffect, useRef, useState } from 'react';
import { createReadCode } from './read-codes.ts';

/** How often the picture is searched, in milliseconds. */
const SEARCH_MS = 150;
/** A code that remains in the picture is one scan, until it was out of view for so long. */
const GONE_MS = 2000;

type CameraState = 'starting' | 'running' | 'refused' | 'missing';

/** `torch` is not in the types of the platform yet. */
interface TorchTrack {
  getCapabilities?(): { torch?: boolean };
  applyConstraints(constraints: { advanced: { torch: boolean }[] }): Promise<void>;
}

/** The camera of the phone: shown in `video`, read until the page is left. `onCode` is called once for each code held to it. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<TorchTrack | null>(null);
  const [isLit, setLit] = useState(false);
  const call = useRef(onCode);
  useEffect(() => {
    call.current = onCode;
  });

  useEffect(() => {
    const ending = new AbortController();
    void start(ending.signal);
    return () => ending.abort();

    async function start(signal: AbortSignal) {
      const element = video.current;
      if (!element || !navigator.mediaDevices) return setState('missing');
      let stream: MediaStream;
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      } catch (error) {
        const name = error instanceof Error ? error.name : '';
        return setState(name === 'NotAllowedError' ? 'refused' : 'missing');
      }
      const stop = () => {
        for (const each of stream.getTracks()) each.stop();
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop);
      element.srcObject = stream;
      await element.play().catch(() => undefined);
      const [first] = stream.getVideoTracks() as unknown as TorchTrack[];
      setTrack(first?.getCapabilities?.().torch ? first : null);
      setState('running');
      await search(element, signal);
    }

    async function search(element: HTMLVideoElement, signal: AbortSignal) {
      const readCode = await createReadCode();
      let last = { text: '', at: 0 };
      while (!signal.aborted) {
        const text = await readCode(element).catch(() => null);
        const now = performance.now();
        if (text !== null) {
          const isNew = text !== last.text || now - last.at > GONE_MS;
          last = { text, at: now };
          if (isNew && !signal.aborted) call.current(text);
        }
        await new Promise((resolve) => setTimeout(resolve, SEARCH_MS));
      }
    }
  }, [video]);

  const light = track && {
    isLit,
    toggle: () => {
      setLit(!isLit);
      void track.applyConstraints({ advanced: [{ torch: !isLit }] });
    },
  };
  return { state, light };
}
