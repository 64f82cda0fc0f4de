import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListPages } from '#ui/list-pages.tsx';
import { deskCreditAccountPath, deskCreditPath } from '../credit-path.ts';
import type { CreditRow, DeskCreditPage } from '../load-credit.server.ts';

/** Credit of customers with the venue, found by name or address. */
export function DeskCreditScreen({ view, language }: { view: DeskCreditPage; language: Language }) {
  const { rows, total, query, sort, page, pages } = view;
  const to = (number: number) =>
    deskCreditPath(language, { ...(query ? { q: query } : {}), sort, page: String(number) });
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={hubPath('orders', language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All orders</Trans>
        </a>
      </p>
      <h1 className="text-d3">
        <Trans>Credit</Trans>
      </h1>
      <Search view={view} language={language} />
      <p role="status">
        <Plural value={total} _0="Nothing found." one="# account" other="# accounts" />{' '}
        {query === '' ? null : (
          <a href={deskCreditPath(language)} className="text-link">
            <Trans>Show all</Trans>
          </a>
        )}
      </p>
      {rows.length > 0 ? <Table rows={rows} language={language} /> : null}
      <ListPages
        page={page}
        pages={pages}
        to={to}
        before={<Trans context="page of a list">Previous</Trans>}
        after={<Trans context="page of a list">Next</Trans>}
      />
    </main>
  );
}

function Search({ view: { query, sort }, language }: { view: DeskCreditPage; language: Language }) {
  const { t } = useLingui();
  return (
    <search>
      <form className="desk-search" action={deskCreditPath(language)}>
        <input type="hidden" name="lang" value={language} />
        <TextField
          label={t`Name or email`}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
        />
        <Field label={t`Sort by`}>
          {(control) => (
            <select {...control} name="sort" defaultValue={sort}>
              <option value="last_entry_at">{t`Last transaction`}</option>
              <option value="balance_cents">{t`Highest balance`}</option>
              <option value="name">{t`Last name`}</option>
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

function Table({ rows, language }: { rows: readonly CreditRow[]; language: Language }) {
  return (
    <table className="desk-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>Customer</Trans>
          </th>
          <th scope="col">
            <Trans>Last transaction</Trans>
          </th>
          <th scope="col" className="desk-cents">
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, owner, balanceCents, entryCount, last }) => (
          <tr key={id}>
            <th scope="row">
              <a href={deskCreditAccountPath(id, language)}>
                {owner ? owner.name : <Trans>a deleted account</Trans>}
              </a>
              {owner ? <span className="muted text-sm">{owner.email}</span> : null}
            </th>
            <td>
              {last}
              <span className="muted text-sm">
                <Plural value={entryCount} one="# transaction" other="# transactions" />
              </span>
            </td>
            <td className="desk-cents">
              <strong>{formatAmount(balanceCents)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
