import { useLingui } from '@lingui/react/macro';
import type { PricedGroup } from '#features/box-office/seating/index.server.ts';
import { NUMBERINGS } from '#features/box-office/seating/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { Field } from '#ui/field.tsx';

/** Seat group of rows. */
export function GroupChoice({
  groups,
  chosen,
  language,
}: {
  groups: readonly PricedGroup[];
  chosen: string | undefined;
  language: Language;
}) {
  const { t } = useLingui();
  return (
    <Field label={t`Seat group`}>
      {(control) => (
        <select {...control} name="group" defaultValue={chosen}>
          {groups.map(({ code, name }) => (
            <option key={code} value={code} lang={shown(name, language).lang}>
              {shown(name, language).text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** How seats are numbered; `isKept` leaves the numbers of a row unless another way is chosen. */
export function NumberingChoice({ isKept = false }: { isKept?: boolean }) {
  const { t } = useLingui();
  const words = {
    'from-left': t`1 2 3, from the left`,
    'from-right': t`3 2 1, from the right`,
    'odd-left': t`5 3 1 2 4, from the middle`,
  };
  return (
    <Field label={t`Numbers`}>
      {(control) => (
        <select {...control} name="numbering" defaultValue={isKept ? '' : 'from-left'}>
          {isKept ? <option value="">{t`leave the numbers`}</option> : null}
          {NUMBERINGS.map((numbering) => (
            <option key={numbering} value={numbering}>
              {words[numbering]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Quality of a row, by which best seats are found. */
export function StarsChoice({ stars }: { stars: number }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`How good are the seats?`}
      hint={t`Best seats come from the better rows first, and from their middle.`}
    >
      {(control) => (
        <select {...control} name="stars" defaultValue={String(stars)}>
          {[5, 4, 3, 2, 1].map((each) => (
            <option key={each} value={each}>
              {t`${each} of 5`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
