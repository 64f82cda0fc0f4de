import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { RoundButton } from '#ui/round-button.tsx';
import { calendarAddress } from '../calendar-address.ts';
import { OPTION_FILTERS, showsReset } from '../event-filter.ts';
import type { CalendarPage } from '../load-calendar-page.server.ts';
import { FILTER_NAMES } from './filter-names.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { AccessLinks, AgeLinks, OptionLinks } from './option-links.tsx';

/** All filters on one sheet, for phones. Made when it is opened: pages without scripts do without it. */
export function FilterSheet({
  view,
  part,
  onClose,
}: {
  view: CalendarPage;
  /** Part the sheet opens with. */
  part: 'filters' | 'calendar';
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const calendar = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    if (part === 'calendar') calendar.current?.scrollIntoView();
  }, [part]);
  const close = () => dialog.current?.close();
  const { total, filter, language } = view;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one beside the sheet; Escape is the dialog's own
    <dialog
      ref={dialog}
      className="dialog dialog-sheet filter-sheet"
      aria-labelledby="filter-sheet-title"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="filter-sheet-head">
        <h2 id="filter-sheet-title">{t`Filter`}</h2>
        {showsReset(filter) ? (
          <Link to={calendarAddress(language, {})} className="text-link">
            <Trans>Reset filters</Trans>
          </Link>
        ) : null}
        <RoundButton icon="close" label={t`Close`} variant="ink" onClick={close} />
      </div>
      <div className="filter-sheet-body">
        <section>
          <h3>{t`Age`}</h3>
          <AgeLinks view={view} />
        </section>
        {OPTION_FILTERS.map((key) => (
          <section key={key}>
            <h3>{i18n._(FILTER_NAMES[key])}</h3>
            <OptionLinks filterKey={key} view={view} variant="chip" />
          </section>
        ))}
        <section>
          <h3>{t`Access`}</h3>
          <AccessLinks view={view} variant="chip" />
        </section>
        <section ref={calendar}>
          <h3>{t`Calendar`}</h3>
          <MonthCalendar key={`${filter.date} ${filter.dateTo}`} view={view} />
        </section>
      </div>
      <div className="filter-sheet-foot surface-dotter-hell">
        <Button onClick={close} full>
          {total === 0 ? t`Close` : t`${plural(total, { one: 'Show # date', other: 'Show # dates' })}`}
        </Button>
      </div>
    </dialog>
  );
}
