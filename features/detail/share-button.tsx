import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type Outcome = 'idle' | 'copied' | 'failed';

/**
 * Passes the page on: by the browser's own dialog where it has one, else by copying the address. Its code is loaded when
 * it is pressed; without scripts there is no button.
 */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const share = async () => {
    try {
      const { sharePage } = await import('./share-page.ts');
      setOutcome((await sharePage(title)) === 'copied' ? 'copied' : 'idle');
    } catch {
      setOutcome('failed');
    }
  };
  const words = { idle: null, copied: t`Link copied`, failed: t`The link could not be copied` }[outcome];
  return (
    <div className="share">
      <button type="button" className="text-link" onClick={() => void share()}>
        {t`Share`}
      </button>
      <span role="status">{words}</span>
    </div>
  );
}
