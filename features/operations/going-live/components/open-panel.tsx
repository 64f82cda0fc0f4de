import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { type Check, mayOpen } from '../checks.ts';
import { goLivePath, type Sure } from '../go-live-path.ts';

/** The one button of the list: it opens the house, or closes it again, with a second press. */
export function OpenPanel({
  isSiteOnline,
  checks,
  language,
  sure,
}: {
  isSiteOnline: boolean;
  checks: readonly Check[];
  language: Language;
  sure: Sure | null;
}) {
  const musts = checks.filter(({ isMust, state }) => isMust && state === 'open').length;
  const act: Sure = isSiteOnline ? 'close' : 'open';
  return (
    <section className="go-live-panel cut-note surface-minze" aria-labelledby="go-live-open">
      <h2 id="go-live-open" className="text-d1">
        {isSiteOnline ? <Trans>Close</Trans> : <Trans context="doors">Open</Trans>}
      </h2>
      {sure === act && (isSiteOnline || mayOpen(checks)) ? (
        <form method="post">
          <p>
            {isSiteOnline ? (
              <Trans>Visitors then read that you are closed for the moment. Nobody can buy tickets.</Trans>
            ) : (
              <Trans>Everybody then sees the site, and search engines come in.</Trans>
            )}
          </p>
          <Button type="submit" name="do" value={act} variant={isSiteOnline ? 'ink' : 'red'}>
            {isSiteOnline ? <Trans>Yes, close the site</Trans> : <Trans>Yes, open the site</Trans>}
          </Button>
          <a href={goLivePath(language)} className="text-link">
            <Trans>Not now</Trans>
          </a>
        </form>
      ) : (
        <>
          <p>
            {isSiteOnline ? (
              <Trans>You can close the site at any time. You and your colleagues go on seeing it.</Trans>
            ) : (
              <Trans>Once nothing is left that has to be done, the button works. You can close again.</Trans>
            )}
          </p>
          {isSiteOnline || musts === 0 ? (
            <ButtonLink href={goLivePath(language, { sure: act })} variant={isSiteOnline ? 'ghost' : 'red'}>
              {isSiteOnline ? <Trans>Close the site</Trans> : <Trans>Open the site</Trans>}
            </ButtonLink>
          ) : (
            <p className="go-live-held">
              <Plural value={musts} one="Open the site: # left first" other="Open the site: # left first" />
            </p>
          )}
        </>
      )}
    </section>
  );
}
