import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { RoundButton } from '#ui/round-button.tsx';
import { clockTime } from '../clock-time.ts';

/** Plays a sound at once: a button, a slider, and how far one is. */
export function AudioPlayer({ file, title }: { file: string; title: string | null }) {
  const { t } = useLingui();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [played, whole] = [clockTime(at), clockTime(length)];
  const name = title ?? t`Audio sample`;

  function turn(): void {
    const sound = audio.current;
    if (sound?.paused) void sound.play().catch(() => setPlaying(false));
    else sound?.pause();
  }

  function seek(seconds: number): void {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  }

  return (
    <div className="audio-player">
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the transcript beneath */}
      <audio
        ref={audio}
        src={file}
        autoPlay
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onDurationChange={({ currentTarget: { duration } }) =>
          setLength(Number.isFinite(duration) ? duration : 0)
        }
      />
      <RoundButton
        icon={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? t`Pause: ${name}` : t`Play: ${name}`}
        variant="ink"
        onClick={turn}
      />
      <input
        type="range"
        min={0}
        max={Math.ceil(length)}
        step={1}
        value={Math.floor(at)}
        aria-label={t`Position in the recording`}
        aria-valuetext={t`${played} of ${whole}`}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
      <span className="audio-player-time" aria-hidden="true">
        {played} / {whole}
      </span>
    </div>
  );
}
