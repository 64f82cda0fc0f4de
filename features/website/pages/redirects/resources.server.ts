import { z } from 'zod';
import { column, defineResource, shortText } from '#features/core/resources/index.server.ts';
import { type FieldProblem, fieldProblem, wrongFormat } from '#lib/field-problem.ts';
import { redirectsTag } from './cache-tags.ts';
import {
  pathKey,
  paymentPortsOf,
  planRedirect,
  REDIRECT_LENGTH,
  type Redirect,
  type RedirectError,
  Redirects,
  redirectErrors,
  withoutOrigin,
} from './redirect-rules.ts';
import { findRedirectsFrom, findRedirectsTo, retargetRedirect } from './store.server.ts';

const MISTAKES: Record<RedirectError, FieldProblem> = {
  INVALID_OLD_PATH: wrongFormat('old_path', 'site_path'),
  INVALID_NEW_PATH: wrongFormat('new_path', 'redirect_target'),
  LEADS_TO_ITSELF: fieldProblem('new_path', 'redirects_to_itself'),
  CHAIN: fieldProblem('new_path', 'redirect_chain'),
  LOOP: fieldProblem('new_path', 'redirect_loop'),
};

/** Faults of the addresses of one redirect, apart from all others. */
export const addressMistakes = (wanted: Redirect): FieldProblem[] =>
  redirectErrors(new Redirects([]), wanted).map((error) => MISTAKES[error]);

const address = z.string().trim().min(1).max(REDIRECT_LENGTH);

const redirect = defineResource({
  path: '/redirects',
  name: 'redirect',
  table: 'redirects',
  permission: 'manage-settings',
  isUndated: true,
  fields: {
    old_path: {
      ...shortText('old_path'),
      ...column(
        'old_path',
        address.overwrite((path) => pathKey(path) ?? path),
      ),
    },
    new_path: { ...shortText('new_path'), ...column('new_path', address) },
  },
  // The whole address of this site is a path of it: a loop would not be seen else.
  normalize: (input, origin) => ({ ...input, new_path: withoutOrigin(input.new_path, origin) }),
  unique: [{ field: 'old_path', column: 'old_path' }],
  async checkStored(trx, id, { old_path: oldPath, new_path: newPath }) {
    const others = (await findRedirectsFrom(trx, paymentPortsOf(newPath))).filter(
      (onward) => onward.id !== id,
    );
    return redirectErrors(new Redirects(others), { oldPath, newPath }).map((error) => MISTAKES[error]);
  },
  // Those that led to its old path, whose page has moved again, are led on with it.
  async afterWrite({ trx, record }, id, { old_path: oldPath, new_path: newPath }) {
    const others = (await findRedirectsTo(trx, oldPath)).filter((other) => other.id !== id);
    const plan = planRedirect(new Redirects(others), { oldPath, newPath });
    if (!plan.ok) return;
    for (const { oldPath: path, newPath: target } of plan.value) {
      const other = others.find((each) => each.oldPath === path);
      if (!other) continue;
      await retargetRedirect(trx, other.id, target);
      const [before, after] = [{ new_path: other.newPath }, { new_path: target }];
      record({ entity: 'redirects', id: other.id, before, after, tags: [redirectsTag()] });
    }
  },
  tags: () => [redirectsTag()],
});

/** Redirect resources that can be written through the generic calls. */
export const redirectResources = [redirect];
