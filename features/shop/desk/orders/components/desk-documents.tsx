import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { MissingInvoiceField } from '#features/box-office/sale-documents/index.ts';
import type { DeskDocument } from '../load-desk-order-page.server.ts';

/** The invoices and cancellation documents of an order. */
export function DeskDocuments({ documents }: { documents: DeskDocument[] }) {
  return documents.map(({ number, kind, path, xmlPath, missingFields }) => (
    <Fragment key={number}>
      {', '}
      <a href={path} className="text-link">
        {kind === 'invoice' ? <Trans>invoice {number}</Trans> : <Trans>cancellation invoice {number}</Trans>}
      </a>
      {missingFields.length === 0 ? (
        <>
          {', '}
          <a href={xmlPath} className="text-link" download>
            <Trans>e-invoice {number}</Trans>
          </a>
        </>
      ) : null}
    </Fragment>
  ));
}

/** Reason an invoice is no e-invoice, and how to change that for the next ones. */
export function MissingEInvoice({ documents }: { documents: DeskDocument[] }) {
  // Without an address nobody waits for one.
  const missingFields = documents
    .map((document) => document.missingFields)
    .filter((each) => !each.includes('RECIPIENT'));
  const missing = [...new Set(missingFields.flat())];
  if (missing.length === 0) return null;
  return (
    <div role="note">
      <p>
        <Trans>
          There’s no e-invoice, because these details were missing when the invoice was issued. Fill them in
          for future invoices; this one stays as it is.
        </Trans>
      </p>
      <ul>
        {missing.map((field) => (
          <li key={field}>{missingFieldText(field)}</li>
        ))}
      </ul>
    </div>
  );
}

function missingFieldText(field: MissingInvoiceField): ReactNode {
  switch (field) {
    case 'SELLER_ADDRESS':
      return <Trans>Settings, seller: street, postcode and town</Trans>;
    case 'SELLER_TAX':
      return <Trans>Settings, seller: VAT ID or tax number</Trans>;
    case 'SELLER_IBAN':
      return <Trans>Settings, seller: IBAN</Trans>;
    case 'SELLER_PHONE':
      return <Trans>Settings, seller: phone number</Trans>;
    case 'SELLER_EMAIL':
      return <Trans>Settings, seller: email address</Trans>;
    case 'RECIPIENT':
      return <Trans>Recipient’s address</Trans>;
  }
}
