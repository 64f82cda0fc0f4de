import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import { Field, TextArea, TextField } from '#ui/field.tsx';
import { Theirs } from '../dialogs/theirs.tsx';
import { InstantField } from '../modal/date-time-control.tsx';
import { FieldProblem } from '../modal/field-problem.tsx';
import type { FactName, FlagName } from './page-facts.ts';
import { useFactErrors } from './use-fact-errors.ts';
import type { PageSettings } from './use-page-settings.ts';

/** Value another editor has saved for a fact that was changed here too. */
function TheirFact({ settings, name }: { settings: PageSettings; name: FactName }) {
  const { t } = useLingui();
  const theirs = settings.theirs.get(name);
  if (theirs === undefined) return null;
  const words = theirs === '' || theirs === null ? t`nothing` : `${theirs}`;
  return (
    <Theirs
      words={typeof theirs === 'boolean' ? t`Someone else has chosen differently.` : t`Theirs: ${words}`}
      onTake={() => settings.takeTheirs(name)}
    />
  );
}

/** A text in both languages, beside each other. */
export function TextsRow({
  settings,
  name,
  labels,
  hint,
  most,
  rows,
}: {
  settings: PageSettings;
  name:
    | 'title'
    | 'headline'
    | 'lead'
    | 'slug'
    | 'meta_title'
    | 'meta_description'
    | 'og_title'
    | 'og_description';
  labels: Record<Language, string>;
  hint?: (language: Language) => string;
  most: number;
  /** Of a text with lines. */
  rows?: number;
}) {
  const errorOf = useFactErrors(settings);
  return (
    <div className="module-fields-row">
      {LANGUAGES.map((language) => {
        const fact = `${name}.${language}` as const;
        const control = {
          label: labels[language],
          hint: hint?.(language),
          error: errorOf(fact),
          maxLength: most,
          value: `${settings.facts[fact]}`,
          onChange: ({ target }: { target: { value: string } }) => settings.set(fact, target.value),
        };
        return (
          <div key={language}>
            {rows ? <TextArea rows={rows} {...control} /> : <TextField autoComplete="off" {...control} />}
            <TheirFact settings={settings} name={fact} />
          </div>
        );
      })}
    </div>
  );
}

export function FlagField({
  settings,
  name,
  label,
  hint,
}: {
  settings: PageSettings;
  name: FlagName;
  label: string;
  hint?: string;
}) {
  const error = useFactErrors(settings)(name);
  const errorId = useId();
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          checked={settings.facts[name] === true}
          onChange={({ target }) => settings.set(name, target.checked)}
        />
        <span className="choice-text">
          {label}
          {hint ? <small className="muted"> {hint}</small> : null}
        </span>
      </label>
      {error ? <FieldProblem id={errorId}>{error}</FieldProblem> : null}
      <TheirFact settings={settings} name={name} />
    </div>
  );
}

export function ChoiceField({
  settings,
  name,
  label,
  hint,
  usual,
  choices,
}: {
  settings: PageSettings;
  name: 'og_type';
  label: string;
  hint: string;
  /** Meaning of no choice. */
  usual: string;
  /** Choices by their stored value. */
  choices: Readonly<Record<string, string>>;
}) {
  const errorOf = useFactErrors(settings);
  const value = settings.facts[name];
  const stored = typeof value === 'string' ? value : '';
  // A value set by the API that is no choice here is preserved.
  const offered = stored === '' || stored in choices ? choices : { ...choices, [stored]: stored };
  return (
    <div>
      <Field label={label} hint={hint} error={errorOf(name)}>
        {(control) => (
          <select
            {...control}
            value={stored}
            onChange={({ target }) => settings.set(name, target.value === '' ? null : target.value)}
          >
            <option value="">{usual}</option>
            {Object.entries(offered).map(([choice, words]) => (
              <option key={choice} value={choice}>
                {words}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TheirFact settings={settings} name={name} />
    </div>
  );
}

export function WindowField({
  settings,
  name,
  label,
}: {
  settings: PageSettings;
  name: 'online_from' | 'online_to';
  label: string;
}) {
  const errorOf = useFactErrors(settings);
  const value = settings.facts[name];
  return (
    <div>
      <InstantField
        label={label}
        error={errorOf(name)}
        value={typeof value === 'string' ? (value as Instant) : null}
        onChange={(instant) => settings.set(name, instant)}
      />
      <TheirFact settings={settings} name={name} />
    </div>
  );
}
