import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useInput, useTranslateLabel, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FIELD_TYPE, type Field, hasChoices, type Visible } from '../../../features/website/forms/field.ts';
import { shown } from '../../../lib/localized.ts';
import { useInterfaceLanguage } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { namedFields } from './field-names.ts';

const ALWAYS = '';

/** When a field is asked: always, or once another one has one of some answers (docs/product/forms.md#conditions). */
export function ConditionInput({ source }: { source: string }) {
  const words = useWords();
  const language = useInterfaceLanguage();
  const label = useTranslateLabel()({ source });
  const own = useWrappedSource('slug');
  const { setValue } = useFormContext();
  const written: Field[] = useWatch({ name: 'fields' }) ?? [];
  const at = Number(/^fields\.(\d+)\./.exec(own)?.[1]);
  // Fields that were never saved have no names yet: they are shown with the ones they get.
  const fields = namedFields(written);
  const { field: input } = useInput({ source, defaultValue: true });
  const visible: Visible = input.value ?? true;
  const others = fields.filter((each, index) => index !== at && (answersOf(each) ?? []).length > 0);
  const asked = visible === true ? undefined : fields.find((each) => each?.slug === visible.field);
  const answers = asked ? (answersOf(asked) ?? []) : [];
  const nameOf = (text: Field['label'] | undefined) => (text?.de ? shown(text, language).text : '');

  const choose = (wanted: string) => {
    const other = others.find((each) => each.slug === wanted);
    const [first] = (other && answersOf(other)) ?? [];
    syncConditionNames(wanted);
    input.onChange(other && first ? { field: other.slug, values: [first.value] } : true);
  };
  /** Writes the names of a field that is asked for into the form. */
  const syncConditionNames = (slug: string) => {
    const index = fields.findIndex((each) => each.slug === slug);
    const field = fields[index];
    if (!field) return;
    const changed = { shouldDirty: true };
    if (!written[index]?.slug) setValue(`fields.${index}.slug`, field.slug, changed);
    for (const [place, { value }] of (field.choices ?? []).entries())
      if (!written[index]?.choices?.[place]?.value)
        setValue(`fields.${index}.choices.${place}.value`, value, changed);
  };
  const tick = (value: string, isTicked: boolean) => {
    if (visible === true) return;
    syncConditionNames(visible.field);
    const values = isTicked ? [...visible.values, value] : visible.values.filter((each) => each !== value);
    // A field that no answer asks for would never be seen.
    if (values.length > 0) input.onChange({ ...visible, values });
  };

  return (
    <Stack sx={{ mb: 1 }}>
      <TextField
        select
        label={label}
        value={visible === true ? ALWAYS : visible.field}
        onChange={(event) => choose(event.target.value)}
      >
        <MenuItem value={ALWAYS}>{words('asked_always')}</MenuItem>
        {others.map((each) => (
          <MenuItem key={each.slug} value={each.slug}>
            {words('asked_with', { field: nameOf(each.label) })}
          </MenuItem>
        ))}
      </TextField>
      {visible === true
        ? null
        : answers.map(({ value, label: name }) => (
            <FormControlLabel
              key={value}
              label={name ? nameOf(name) : words('ticked')}
              control={
                <Checkbox
                  checked={visible.values.includes(value)}
                  onChange={(_, isTicked) => tick(value, isTicked)}
                />
              }
            />
          ))}
    </Stack>
  );
}

/** The answers of a field that another one can hang on; `null` where anything can be typed. */
function answersOf(field: Field): { value: string; label: Field['label'] | null }[] | null {
  if (hasChoices(field)) return (field.choices ?? []).filter(({ value }) => value);
  const isTicked = field.field_type === FIELD_TYPE.tick || field.field_type === FIELD_TYPE.consent;
  return isTicked ? [{ value: 'yes', label: null }] : null;
}
