import { z } from 'zod';
import {
  changeDraft,
  findPricedGroups,
  MAX_SEATS_IN_ROW,
  NUMBERINGS,
  type PlanRefusal,
  type PricedGroup,
  releaseVersion,
  removePlan,
  withChangedRow,
  withoutRow,
  withRows,
} from '#features/box-office/seating/index.server.ts';
import type { Numbering, SeatingPlan } from '#features/box-office/seating/index.ts';
import type { Principal, WriteServices } from '#features/core/access/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { text, ticked } from '#platform/http/read-form.server.ts';
import type { IdSource } from '#platform/ids.server.ts';
import { rowsToAdd } from './rows-to-add.ts';

const REFUSED_BYTES = 200_000;
const LABEL_LENGTH = 20;
const number = (most: number, least = 0) => z.coerce.number().int().min(least).max(most).catch(-1);

/** Results of a file that was not taken over. */
const IMPORT_ERRORS = [
  ...(['NO_FILE', 'FILE_TOO_LARGE', 'CUT_OFF', 'HAS_FAULTS'] as const),
  ...(['CHANGED_MEANWHILE', 'NO_SUCH_PLAN', 'TOO_LARGE'] as const),
] as const;

/** The forms of the page of a plan, by `do`. */
export const planForm = z.object({
  do: z.enum(['rows', 'row', 'remove-row', 'undo', 'release', 'delete', 'import']),
  revision: z.coerce.number().int().catch(0),
  ...{ rows: number(5000), seats: number(MAX_SEATS_IN_ROW, 1), curve: number(500), gap: number(2000) },
  ...{ wheelchairs: number(20), stars: number(5, 1) },
  ...{ aisles: text(60), label: text(LABEL_LENGTH), zone: text(100), group: text(200), numbering: text() },
  ...{ stepFree: ticked(), removable: ticked(), skipsI: ticked() },
  row: z.string().default(''),
  // Result of a file (receivePlan).
  ...{
    error: z
      .enum(['', ...IMPORT_ERRORS])
      .catch('CUT_OFF')
      .default(''),
    fileName: text(),
    rowCount: text(),
    faults: text(REFUSED_BYTES),
    size: text(),
    points: text(REFUSED_BYTES),
  },
});
export type PlanForm = z.output<typeof planForm>;

type Services = WriteServices & { ids: IdSource };
type Problem = PlanRefusal | { code: 'NO_ROWS' } | { code: (typeof IMPORT_ERRORS)[number] };

/** Does what a form of a plan's page asks for. Needs `sell`. */
export async function changeSeatingPlan(
  services: Services,
  staff: Pick<Principal, 'id' | 'role'>,
  id: number,
  form: PlanForm,
): Promise<Result<unknown, Problem>> {
  const at = { id, revision: form.revision };
  const change = (edit: (draft: SeatingPlan) => SeatingPlan) =>
    changeDraft(services, staff, at, ({ draft }) => edit(draft));
  switch (form.do) {
    case 'rows': {
      const groups = await findPricedGroups(services.db);
      const wanted = rowsToAdd(form, { groups, numbering: numberingOf(form) ?? 'from-left' });
      return wanted ? change((draft) => withRows(draft, wanted, services.ids)) : fail({ code: 'NO_ROWS' });
    }
    case 'row': {
      const label = cleanLine(form.label);
      if (label === '') return fail({ code: 'NO_ROWS' });
      const group = groupOf(form, await findPricedGroups(services.db));
      const numbering = numberingOf(form);
      return change((draft) =>
        withChangedRow(draft, placeOf(form), {
          label,
          ...(form.stars === -1 ? {} : { stars: form.stars }),
          ...(group ? { group } : {}),
          ...(numbering ? { numbering } : {}),
          ...{ isStepFree: form.stepFree, isRemovable: form.removable },
        }),
      );
    }
    case 'remove-row':
      return change((draft) => withoutRow(draft, placeOf(form)));
    case 'undo':
      return changeDraft(services, staff, at, ({ draft, before }) => before ?? draft);
    case 'release':
      return releaseVersion(services, staff, at);
    case 'delete':
      return removePlan(services, staff, id);
    case 'import':
      // The file was taken in already (receivePlan).
      return form.error === '' ? succeed(null) : fail({ code: form.error });
  }
}

const numberingOf = ({ numbering }: PlanForm): Numbering | undefined =>
  NUMBERINGS.find((each) => each === numbering);

const groupOf = ({ group }: PlanForm, groups: readonly PricedGroup[]): PricedGroup | undefined =>
  groups.find(({ code }) => code === group);

function placeOf({ row }: PlanForm): { zone: number; row: number } {
  const [, zone = -1, index = -1] = /^(\d{1,3})-(\d{1,3})$/.exec(row) ?? [];
  return { zone: Number(zone), row: Number(index) };
}
