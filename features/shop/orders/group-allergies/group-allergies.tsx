import { Trans, useLingui } from '@lingui/react/macro';
import {
  COUNTED_ALLERGIES,
  type GroupAllergy,
  MAX_OTHER_NEEDS,
} from '#features/box-office/questions/index.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { allergyField, type GroupAllergiesAnswer, type GroupAllergiesView } from './group-allergies-view.ts';

/** Form with which a group may count allergies and needs, without names (docs/product/groups.md#allergies-and-needs). */
export function GroupAllergies({
  allergies: { heads },
  answer,
}: {
  allergies: GroupAllergiesView;
  answer: GroupAllergiesAnswer | null;
}) {
  const { t } = useLingui();
  const words: Record<GroupAllergy, string> = {
    gluten: t`Gluten-free`,
    lactose: t`Lactose-free`,
    nuts: t`No nuts`,
    egg: t`No egg`,
    vegetarian: t`Vegetarian`,
    vegan: t`Vegan`,
    wheelchair: t`In a wheelchair`,
    other: t`Anything else, without names`,
  };
  return (
    <section className="group-names" aria-labelledby="group-allergies">
      {answer && answer.problem === null ? (
        <div role="status">
          <Note tone="minze-hell">
            <Trans>Allergies and needs are saved.</Trans>
          </Note>
        </div>
      ) : null}
      <details open={answer?.problem != null}>
        <summary className="text-link">
          <span id="group-allergies">
            <Trans>Allergies and needs, if we should know them</Trans>
          </span>
        </summary>
        <form method="post" noValidate className="group-names-form">
          {answer?.problem ? (
            <p role="alert" className="form-refused">
              {answer.problem}
            </p>
          ) : null}
          <p className="text-sm">
            <Trans>
              How many of you, and nobody’s name. What you send replaces what you told us before, and only our
              staff see it.
            </Trans>
          </p>
          <div className="group-allergies">
            {COUNTED_ALLERGIES.map((key) => (
              <TextField
                key={key}
                label={words[key]}
                type="number"
                inputMode="numeric"
                name={allergyField(key)}
                min={0}
                max={heads}
                defaultValue={answer?.typed?.[key] ?? ''}
                autoComplete="off"
              />
            ))}
          </div>
          <TextField
            label={words.other}
            name={allergyField('other')}
            maxLength={MAX_OTHER_NEEDS}
            defaultValue={answer?.typed?.other ?? ''}
            autoComplete="off"
          />
          <label className="choice">
            <input type="checkbox" className="choice-hole" name="allergiesConsent" value="yes" />
            <span className="choice-text">
              <AllergiesConsent />
            </span>
          </label>
          <Button type="submit" name="do" value="allergies">
            <Trans>Save allergies and needs</Trans>
          </Button>
        </form>
      </details>
    </section>
  );
}

function AllergiesConsent() {
  return (
    <Trans>
      You may store this health information until a week after our visit. We can withdraw that here at any
      time.
    </Trans>
  );
}
