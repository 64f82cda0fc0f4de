import { useEffect } from 'react';
import type { Session } from './session.ts';

/** Warns before leaving with unsaved work, and retries as soon as the network is back. */
export function useLeaving({ saver, unsavedWork }: Session): void {
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
    const onBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) unsavedWork.comeBack();
    };
    const onGone = () => unsavedWork.leave();
    addEventListener('beforeunload', onLeave);
    addEventListener('pagehide', onGone);
    addEventListener('pageshow', onBack);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('beforeunload', onLeave);
      removeEventListener('pagehide', onGone);
      removeEventListener('pageshow', onBack);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, [saver, unsavedWork]);
}
