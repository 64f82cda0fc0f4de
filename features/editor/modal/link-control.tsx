import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LinkValue, valueAt } from '#features/content/index.ts';
import { Field } from '#ui/field.tsx';
import type { ControlOf } from './field-control.tsx';
import { LinkTarget } from './link-target.tsx';
import { useChangeField } from './use-change-field.ts';

type To = LinkValue['to'];

/** Where something leads: first what kind of target, then which. */
export function LinkControl({ module, path, language, label, hint, error }: ControlOf) {
  const { t } = useLingui();
  const { set } = useChangeField(module);
  const held = valueAt(module, language, path) as LinkValue | undefined;
  const [chosen, setChosen] = useState<To | ''>(held?.to ?? '');
  const to = held?.to ?? chosen;
  const change = (value: LinkValue | undefined) => set(path, language, value as never);
  const names: [To, string][] = [
    ['page', t`A page of this site`],
    ['event', t`An event`],
    ['production', t`A production`],
    ['person', t`A person`],
    ['venue', t`A venue`],
    ['series', t`A series`],
    ['file', t`A file of the library`],
    ['url', t`Another address`],
    ['mail', t`An e-mail address`],
    ['phone', t`A telephone number`],
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
              change(undefined);
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
      <LinkTarget to={to} held={held} onChange={change} />
      {held && (held.to === 'url' || 'id' in held) ? (
        <label className="choice">
          <input
            type="checkbox"
            className="choice-hole"
            checked={held.new_window === true}
            onChange={({ target }) => change(inNewWindow(held, target.checked))}
          />
          <span className="choice-text">{t`Opens in a new window`}</span>
        </label>
      ) : null}
    </fieldset>
  );
}

function inNewWindow(link: Extract<LinkValue, { new_window?: boolean }>, isWanted: boolean): LinkValue {
  const { new_window: _, ...rest } = link;
  return isWanted ? { ...rest, new_window: true } : rest;
}
