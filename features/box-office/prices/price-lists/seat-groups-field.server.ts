import { z } from 'zod';
import type { RowsField } from '#features/core/resources/index.server.ts';
import { reason } from '#lib/field-problem.ts';
import { faultsOfConditions } from './faults-of-conditions.ts';
import { type GroupInput, seatGroup } from './seat-group-input.server.ts';
import { findStoredGroups, replaceGroups } from './store.server.ts';

const MAX_GROUPS = 20;

const schema = z
  .array(seatGroup)
  .min(1)
  .max(MAX_GROUPS)
  .superRefine((groups, context) => {
    const twice = (keys: (number | null | undefined)[]) => {
      const known = keys.filter((each) => typeof each === 'number');
      return new Set(known).size < known.length;
    };
    if (
      twice(groups.map((each) => each.key)) ||
      twice(groups.flatMap(({ prices }) => prices.map((each) => each.key)))
    )
      context.addIssue({ code: 'custom', params: reason('duplicate') });
    for (const { path, reason: params } of faultsOfConditions(groups))
      context.addIssue({ code: 'custom', path, params });
  });

/** The seat groups of a price list in their order; stored ones keep their id, so that sales and carts keep it. */
export const seatGroups: RowsField<GroupInput[]> = {
  kind: 'rows',
  schema,
  load: findStoredGroups,
  replace: replaceGroups,
};
