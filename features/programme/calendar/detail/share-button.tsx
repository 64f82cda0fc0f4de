import { useLingui } from '@lingui/react/macro';

/**
 * Shares the page: by the browser's own dialog where it has one, else by copying the address. Part of static parts, the
 * shell handles presses (docs/decisions/0035); without scripts there is no button.
 */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <div className="share" data-share={title}>
      <button type="button" className="text-link" data-press="share">
        {t`Share`}
      </button>
      <span role="status" data-copied={t`Link copied`} data-failed={t`The link couldn’t be copied`} />
    </div>
  );
}
