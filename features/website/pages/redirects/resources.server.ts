import { z } from 'zod';
import { column, defineResource, shortText } from '#features/core/resources/index.server.ts';
import type { ProblemField } from '#platform/http/problem.server.ts';
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

const MISTAKES: Record<RedirectError, ProblemField> = {
  INVALID_OLD_PATH: { field: 'old_path', message: 'must be a path of this site' },
  INVALID_NEW_PATH: { field: 'new_path', message: 'must be a path of this site or begin with https://' },
  LEADS_TO_ITSELF: { field: 'new_path', message: 'must be another one' },
  CHAIN: { field: 'new_path', message: 'must not lead on itself' },
  LOOP: { field: 'new_path', message: 'must not lead back' },
};

/** Errors of a redirect's addresses alone, by its fields. */
export const addressMistakes = (wanted: Redirect): ProblemField[] =>
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
