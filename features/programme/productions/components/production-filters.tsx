import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilterDropdown } from '#features/programme/calendar/index.ts';
import { type Day, formatDayShort } from '#lib/venue-time.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ProductionList } from '../find-production-list.server.ts';
import type { ProductionFilter, ProductionOption } from '../production-filter.ts';
import { PRODUCTION_OPTIONS, toggleProductionOption, withoutOption } from '../production-filter.ts';
import { productionsAddress } from '../productions-path.ts';

/** The filters' names (docs/product/detail-pages.md#production-list). */
const NAMES: Record<ProductionOption, MessageDescriptor> = {
  season: msg`Season`,
  exhibition_type: msg`Exhibition Type`,
  tag: msg`Tags`,
};

/** The filters of the productions: dropdowns of links, so that everything works without scripts. */
export function ProductionFilters({ list }: { list: ProductionList }) {
  const { t, i18n } = useLingui();
  const { filter, language, choices } = list;
  const from = filter.date && formatDayShort(filter.date, language);
  return (
    <section className="production-filters" aria-label={t`Filter`}>
      <div className="production-filter-bar">
        {PRODUCTION_OPTIONS.map((key) => (
          <FilterDropdown
            key={key}
            label={i18n._(NAMES[key])}
            chosen={choices[key].find(({ id }) => id === filter[key])?.name}
          >
            <Options list={list} option={key} />
          </FilterDropdown>
        ))}
        <FilterDropdown
          label={from ? t`From ${from}` : t`From today`}
          icon="calendar"
          className="filter-date"
        >
          <Days list={list} />
        </FilterDropdown>
      </div>
      <Chosen list={list} />
    </section>
  );
}

function Options({
  list: { language, filter, choices },
  option,
}: {
  list: ProductionList;
  option: ProductionOption;
}) {
  return (
    <ul className="option-list">
      {choices[option].map(({ id, name }) => (
        <li key={id}>
          <Link
            rel="nofollow"
            to={productionsAddress(language, toggleProductionOption(filter, option, id))}
            className="option"
            aria-current={filter[option] === id ? 'true' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Days({ list: { language, filter, days } }: { list: ProductionList }) {
  const { t } = useLingui();
  const dayLink = (date: Day | null, name: string) => {
    const rest = withoutOption(filter, 'date');
    return (
      <li key={date ?? 'today'}>
        <Link
          rel="nofollow"
          to={productionsAddress(language, date === null ? rest : { ...rest, date })}
          className="option"
          aria-current={(filter.date ?? null) === date ? 'true' : undefined}
        >
          {name}
        </Link>
      </li>
    );
  };
  return (
    <ul className="option-list">
      {dayLink(null, t`From today`)}
      {days.map((day) => {
        const from = formatDayShort(day, language);
        return dayLink(day, t`From ${from}`);
      })}
    </ul>
  );
}

/** Chosen filters, each with a cross that removes it, and a link that resets all filters. */
function Chosen({ list: { language, filter, choices } }: { list: ProductionList }) {
  const { i18n } = useLingui();
  const chips: { key: keyof ProductionFilter; name: string }[] = [];
  for (const key of PRODUCTION_OPTIONS) {
    if (filter[key] === undefined) continue;
    // A deleted option still has its chip: it is the reason the list is empty.
    const name = choices[key].find(({ id }) => id === filter[key])?.name;
    chips.push({ key, name: name ?? i18n._(NAMES[key]) });
  }
  if (filter.date !== undefined) chips.push({ key: 'date', name: formatDayShort(filter.date, language) });
  if (chips.length === 0) return null;
  return (
    <div className="chosen scroll-row">
      {chips.map(({ key, name }) => (
        <Link
          key={key}
          rel="nofollow"
          to={productionsAddress(language, withoutOption(filter, key))}
          className="chip chip-chosen"
        >
          {name}
          <VisuallyHidden>
            {' '}
            <Trans>remove</Trans>
          </VisuallyHidden>
          <Icon name="close" size={14} />
        </Link>
      ))}
      {chips.length > 1 ? (
        <Link to={productionsAddress(language, {})} className="text-link">
          <Trans>Reset filters</Trans>
        </Link>
      ) : null}
    </div>
  );
}
