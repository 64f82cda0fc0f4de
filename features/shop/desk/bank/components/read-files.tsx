import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { ReadFile } from '../load-bank-page.server.ts';

/** Takes in a file, and lists those that were read last. */
export function ReadFiles({ files }: { files: readonly ReadFile[] }) {
  const { t } = useLingui();
  return (
    <>
      <form method="post" encType="multipart/form-data" className="bank-upload">
        <Field
          label={t`File from your bank`}
          hint={
            <Trans>
              CAMT.053 (XML), or CSV from Sparkasse, Deutsche Bank, Commerzbank, DKB, ING, Volksbank, Erste
              Bank, Raiffeisen, PostFinance or ZKB. Nothing is booked yet.
            </Trans>
          }
        >
          {(control) => <input type="file" name="file" required accept=".xml,.csv,.txt" {...control} />}
        </Field>
        <Button type="submit">
          <Trans>Read statement</Trans>
        </Button>
      </form>
      {files.length > 0 ? (
        <ul className="bank-files text-sm">
          {files.map(({ id, name, format, added, lines, when, by }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span className="muted">
                {format} · <Plural value={lines} one="# line" other="# lines" />,{' '}
                <Trans>{added} of them new</Trans>
              </span>
              <span className="muted">{[by, when].filter((each) => each !== null).join(', ')}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
