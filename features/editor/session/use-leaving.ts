import { useEffect } from 'react';
import type { Session } from './session.ts';

/** Nobody leaves with something unsaved by accident; and whoever has a network again need not wait. */
export function useLeaving({ saver }: Session): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (saver.isSaved) return;
      void saver.flush();
      event.preventDefault();
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    const onOnline = () => saver.tell('online');
    addEventListener('beforeunload', onLeave);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('beforeunload', onLeave);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [saver]);
}
