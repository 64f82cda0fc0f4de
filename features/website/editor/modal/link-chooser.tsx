import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LinkValue } from '#features/core/documents/index.ts';
import { Field } from '#ui/field.tsx';
import { LinkTarget } from './link-target.tsx';

type To = LinkValue['to'];

/** Link chooser: first the kind of target, then the target, and whether it opens in a new window. */
export function LinkChooser({
  label,
  hint,
  error,
  held,
  onChange,
}: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  held: LinkValue | undefined;
  onChange: (value: LinkValue | undefined) => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<To | ''>(held?.to ?? '');
  const to = held?.to ?? chosen;
  const names: [To, string][] = [
    ['page', t`A page on this site`],
    ['event', t`A date`],
    ['production', t`A production`],
    ['person', t`A person`],
    ['venue', t`A venue`],
    ['series', t`A series`],
    ['article', t`A magazine article`],
    ['file', t`A file from the library`],
    ['url', t`Another address`],
    ['mail', t`An email address`],
    ['phone', t`A phone number`],
    ['anchor', t`A place on this page`],
  ];
  return (
    <fieldset className="link-control">
      <legend className="visually-hidden">{label}</legend>
      <Field label={label} hint={hint} error={error}>
        {(props) => (
          <select
            {...props}
            value={to}
            onChange={({ target }) => {
              setChosen(target.value as To | '');
              onChange(undefined);
            }}
          >
            <option value="">{t`Nothing`}</option>
            {names.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <LinkTarget to={to} held={held} onChange={onChange} />
      {held && (held.to === 'url' || 'id' in held) ? (
        <label className="choice">
          <input
            type="checkbox"
            className="choice-hole"
            checked={held.new_window === true}
            onChange={({ target }) => onChange(inNewWindow(held, target.checked))}
          />
          <span className="choice-text">{t`Opens in a new tab`}</span>
        </label>
      ) : null}
    </fieldset>
  );
}

function inNewWindow(link: Extract<LinkValue, { new_window?: boolean }>, isWanted: boolean): LinkValue {
  const { new_window: _, ...rest } = link;
  return isWanted ? { ...rest, new_window: true } : rest;
}
