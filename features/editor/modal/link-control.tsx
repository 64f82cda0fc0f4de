import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type LinkValue, valueAt } from '#features/content/index.ts';
import { Field, TextField } from '#ui/field.tsx';
import { useSession } from '../session/session-context.ts';
import type { ControlOf } from './field-control.tsx';
import { ThingSelect } from './thing-control.tsx';
import { useChangeField } from './use-change-field.ts';
import { LINKED_THINGS } from './use-things.ts';

type To = LinkValue['to'];

/** Where something leads: first what kind of target, then which. */
export function LinkControl({ module, path, language, label, hint, error }: ControlOf) {
  const { t } = useLingui();
  const { learnPath } = useSession();
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
      <Target
        to={to}
        held={held}
        onChange={change}
        onThing={(kind, id, where) => {
          // The page shows where it leads before it is loaded again.
          if (id !== null && where !== null) learnPath(`${kind}/${id}`, where);
          change(id === null ? undefined : { to: kind, id });
        }}
      />
    </fieldset>
  );
}

function Target({
  to,
  held,
  onChange,
  onThing,
}: {
  to: To | '';
  held: LinkValue | undefined;
  onChange: (value: LinkValue | undefined) => void;
  onThing: (kind: (typeof LINKED_THINGS)[number], id: number | null, path: string | null) => void;
}) {
  const { t } = useLingui();
  const kind = LINKED_THINGS.find((each) => each === to);
  if (kind)
    return (
      <ThingSelect
        key={kind}
        kind={kind}
        label={t`Which`}
        value={held && 'id' in held ? held.id : null}
        onChange={(id, path) => onThing(kind, id, path)}
      />
    );
  const text = (label: string, value: string, made: (words: string) => LinkValue) => (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value === '' ? undefined : made(target.value))}
    />
  );
  switch (to) {
    case 'url':
      return (
        <>
          {text(t`Address`, held?.to === 'url' ? held.url : '', (url) => ({
            to,
            url,
            ...(held?.to === 'url' && held.new_window ? { new_window: true } : {}),
          }))}
          {held?.to === 'url' ? (
            <label className="choice">
              <input
                type="checkbox"
                className="choice-hole"
                checked={held.new_window === true}
                onChange={({ target }) =>
                  onChange({ to, url: held.url, ...(target.checked ? { new_window: true } : {}) })
                }
              />
              <span className="choice-text">{t`Opens in a new window`}</span>
            </label>
          ) : null}
        </>
      );
    case 'mail':
      return text(t`E-mail address`, held?.to === 'mail' ? held.address : '', (address) => ({ to, address }));
    case 'phone':
      return text(t`Telephone number`, held?.to === 'phone' ? held.number : '', (number) => ({ to, number }));
    case 'anchor':
      return text(t`Name of the place`, held?.to === 'anchor' ? held.anchor : '', (anchor) => ({
        to,
        anchor,
      }));
    default:
      return null;
  }
}
