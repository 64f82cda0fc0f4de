import { useLingui } from '@lingui/react/macro';
import type { ShownText } from '#lib/localized.ts';
import { DrumRow } from '#ui/drum-row.tsx';
import { Link } from '#ui/link.tsx';
import { DetailSection } from './detail-section.tsx';

/** The series of a production on its sheet of ink, leading to its page. Nothing when there is none. */
export function SeriesSection({
  series,
}: {
  series: { path: string; title: ShownText; subline: ShownText } | null;
}) {
  const { t } = useLingui();
  if (!series) return null;
  return (
    <DetailSection title={t`Series`}>
      <Link to={series.path} className="series-note cut-note surface-ink no-underline">
        <span className="font-display text-d1" lang={series.title.lang}>
          {series.title.text}
        </span>
        <span lang={series.subline.lang}>{series.subline.text}</span>
        <DrumRow count={12} gap={36} size={11} />
      </Link>
    </DetailSection>
  );
}
