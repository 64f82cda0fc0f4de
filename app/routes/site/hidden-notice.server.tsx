import { Trans } from '@lingui/react/macro';
import { staticPart } from '#app/document/static-part.server.tsx';
import type { PageContext } from '#app/page-context.server.ts';
import type { PageInShell } from '#features/website/shell/index.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';

/**
 * Notice for editors above a page that visitors cannot see yet; nothing on a public one.
 * @param publicFrom instant at which it goes public without further action; `null` where it is offline
 */
export function hiddenNotice(
  ctx: PageContext,
  { isPublic, publicFrom = null }: { isPublic: boolean; publicFrom?: Instant | null },
): Pick<PageInShell, 'notice'> {
  if (isPublic) return {};
  const { language } = ctx;
  const day = publicFrom && formatDay(dayOf(publicFrom), language);
  const time = publicFrom && formatTime(timeOf(publicFrom), language);
  return {
    notice: staticPart(
      ctx,
      'notice',
      <p className="hidden-notice">
        {day ? (
          <Trans>
            Not public yet: visitors see this page from {day}, {time}.
          </Trans>
        ) : (
          <Trans>Not public: this page is offline, only editors can see it.</Trans>
        )}
      </p>,
    ),
  };
}
