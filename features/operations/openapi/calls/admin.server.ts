import { z } from 'zod';
import { AUDIT_ACTIONS, auditQuery } from '#features/core/access/index.server.ts';
import { menuArea, menuBody } from '#features/core/navigation/index.server.ts';
import { settingsBody } from '#features/core/settings/index.server.ts';
import { emailsQuery } from '#features/operations/dashboards/index.server.ts';
import { INVITATION_STATES } from '#features/people/accounts/index.server.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';
import { idParameter, ifMatchParameter, numberParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';

const group = 'For the admin area';
const NOT_ALLOWED = [401, 403];
const text = z.string();

const auditEntry = z.strictObject({
  id: z.int(),
  at: text,
  actor: z.strictObject({ id: z.int().nullable(), name: text.nullable() }),
  action: z.enum(AUDIT_ACTIONS),
  entity: text,
  entity_id: text.nullable(),
  changes: z.array(
    z.strictObject({ field: text, before: z.unknown(), after: z.unknown(), hidden: z.boolean() }),
  ),
});

const job = z.strictObject({
  name: text,
  due_at: text,
  started_at: text.nullable(),
  ended_at: text.nullable(),
  error: text.nullable(),
  is_running: z.boolean(),
});

const email = z.strictObject({
  id: z.int(),
  to: text,
  subject: text,
  about: text.nullable().describe('What it tells of, such as the number of an order.'),
  state: emailsQuery.shape.state.unwrap(),
  attempts: z.int(),
  written_at: text,
  sent_at: text.nullable(),
});
const invitation = z.strictObject({
  state: z.enum(INVITATION_STATES),
  sent_at: text.nullable(),
  expires_at: text.nullable(),
});
const emailParameters: ApiParameter[] = [
  {
    name: 'q',
    in: 'query',
    summary: 'Words of address, subject, or what it tells of.',
    schema: emailsQuery.shape.q,
    example: 'Sommer',
  },
  {
    name: 'state',
    in: 'query',
    summary: 'Only emails of which this has become.',
    schema: emailsQuery.shape.state.unwrap(),
    example: 'sent',
  },
];

const { entity, entity_id: entityId, with_texts: withTexts, action, from, to } = auditQuery.shape;
const auditParameters: ApiParameter[] = [
  {
    name: 'entity',
    in: 'query',
    summary: 'Only changes of this kind of entity.',
    schema: entity.unwrap(),
    example: 'persons',
  },
  {
    name: 'entity_id',
    in: 'query',
    summary: 'Only changes of this one.',
    schema: entityId.unwrap(),
    example: '7',
  },
  {
    name: 'with_texts',
    in: 'query',
    summary: 'Also what was done to the texts and modules of the one that `entity` and `entity_id` name.',
    schema: withTexts.unwrap(),
    example: 'true',
  },
  { ...numberParameter('actor', 'Only changes by this account.'), schema: z.int().min(1).max(2_147_483_647) },
  {
    name: 'action',
    in: 'query',
    summary: 'Only changes of this kind.',
    schema: action.unwrap(),
    example: 'changed',
  },
  {
    name: 'from',
    in: 'query',
    summary: 'Only changes since this moment.',
    schema: from.unwrap(),
    example: '2026-11-20T08:00:00.000Z',
  },
  {
    name: 'to',
    in: 'query',
    summary: 'Only changes until this moment.',
    schema: to.unwrap(),
    example: '2099-11-20T08:00:00.000Z',
  },
];

const areaParameter: ApiParameter = {
  name: 'area',
  in: 'path',
  summary: 'Which menu.',
  schema: menuArea,
  example: 'menu',
};
const settings = settingsBody.required();

/** Calls for administrators to read and change data besides the generic calls. */
export const adminCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/admin/audit/',
    group,
    summary: 'Who changed what, the newest first.',
    parameters: [...auditParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of changes.', schema: answers.pageOf(auditEntry) },
    problems: [400, ...NOT_ALLOWED],
  },
  {
    method: 'GET',
    path: '/api/admin/jobs/',
    group,
    summary: 'What runs by itself, when it is due and how it went the last time.',
    answer: { status: 200, summary: 'All jobs.', schema: z.array(job) },
    problems: NOT_ALLOWED,
  },
  {
    method: 'GET',
    path: '/api/admin/emails/',
    group,
    summary: 'The emails of the last week and what became of them, the newest first; never what they say.',
    parameters: [...emailParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of emails.', schema: answers.pageOf(email) },
    problems: [400, ...NOT_ALLOWED],
  },
  {
    method: 'GET',
    path: '/api/admin/accounts/{id}/invitation/',
    group,
    summary: 'How far the invitation to an account is; none once its owner has set a password.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'The invitation.', schema: invitation },
    problems: [400, ...NOT_ALLOWED, 404],
  },
  {
    method: 'POST',
    path: '/api/admin/accounts/{id}/invitation/',
    group,
    summary: 'Sends the invitation again; the link of the one before ends.',
    parameters: [idParameter],
    answer: { status: 202, summary: 'It will be sent within seconds.', schema: null },
    problems: [400, ...NOT_ALLOWED, 404, 409],
  },
  {
    method: 'GET',
    path: '/api/admin/settings/',
    group,
    summary: 'The settings of the site in both languages; the ETag names their state.',
    answer: { status: 200, summary: 'All settings.', schema: settings },
    problems: NOT_ALLOWED,
  },
  {
    method: 'PATCH',
    path: '/api/admin/settings/',
    group,
    summary: 'Changes the settings that are named; HTML takes a permission of its own.',
    parameters: [ifMatchParameter],
    body: settingsBody,
    answer: { status: 200, summary: 'As they were stored.', schema: settings },
    problems: [400, ...NOT_ALLOWED, 412, 428],
  },
  {
    method: 'GET',
    path: '/api/admin/menus/{area}/',
    group,
    summary: 'One menu in both languages; the ETag names its state.',
    parameters: [areaParameter],
    answer: { status: 200, summary: 'The menu.', schema: menuBody },
    problems: [...NOT_ALLOWED, 404],
  },
  {
    method: 'PUT',
    path: '/api/admin/menus/{area}/',
    group,
    summary: 'Puts other entries in the place of those of one menu.',
    parameters: [areaParameter, ifMatchParameter],
    body: menuBody,
    answer: { status: 200, summary: 'As it was stored.', schema: menuBody },
    problems: [400, ...NOT_ALLOWED, 404, 412, 428],
  },
];
