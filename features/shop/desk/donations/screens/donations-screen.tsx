import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { ConfirmationMark } from '../components/confirmation-mark.tsx';
import { donationsPath, donorPath } from '../donations-path.ts';
import type { Donor } from '../donors.server.ts';
import type { DonationsPage } from '../load-donations-page.server.ts';

/** Donors of a year, each with what they gave and whether it is confirmed. */
export function DonationsScreen({ view, language }: { view: DonationsPage; language: Language }) {
  const { year, search, donors, count, sumCents, page, pages } = view;
  const sum = formatAmount(sumCents);
  const query = { year: String(year), ...(search === '' ? {} : { q: search }) };
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('reports', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Reports</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3">
          <Trans>Donations</Trans>
        </h1>
        <p className="lead">
          <Trans>Donations count in the year they were paid. What was given back is left out.</Trans>
        </p>
      </header>
      <Search view={view} language={language} />
      <p role="status">
        <Plural value={count} _0="No donations found." one="# donation" other="# donations" />
        {count > 0 ? <span translate="no">: {sum}</span> : null}
      </p>
      {donors.length > 0 ? <Donors donors={donors} year={year} language={language} /> : null}
      <ListPages
        page={page}
        pages={pages}
        to={(number) => donationsPath(language, { ...query, page: String(number) })}
        before={<Trans>Back</Trans>}
        after={<Trans>More</Trans>}
      />
    </main>
  );
}

function Search({ view: { year, years, search }, language }: { view: DonationsPage; language: Language }) {
  const { t } = useLingui();
  return (
    <search>
      <form className="desk-search" action={donationsPath(language).split('?')[0]}>
        <input type="hidden" name="lang" value={language} />
        <TextField
          label={t`Name or email`}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={200}
          autoComplete="off"
        />
        <Field label={t`Year`}>
          {(control) => (
            <select {...control} name="year" defaultValue={year}>
              {years.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" variant="ghost">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </search>
  );
}

function Donors({ donors, year, language }: { donors: readonly Donor[]; year: number; language: Language }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Donor</Trans>
          </th>
          <th scope="col">
            <Trans>Donations</Trans>
          </th>
          <th scope="col">
            <Trans>Donation receipt</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {donors.map((donor) => (
          <tr key={donor.key}>
            <th scope="row" translate="no">
              <a href={donorPath({ year, donor: donor.key }, language)}>
                {donor.address.name || donor.email}
              </a>
              <span className="muted text-sm">{donor.email}</span>
            </th>
            <td>
              <Plural value={donor.donations.length} one="# donation" other="# donations" />
            </td>
            <td>
              <ConfirmationMark donor={donor} />
            </td>
            <td className="desk-cents" translate="no">
              {formatAmount(donor.cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
