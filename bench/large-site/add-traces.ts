import type { Trx } from '#features/database.server.ts';
import { addMinutes } from '#lib/venue-instant.ts';
import { addDays, dayOf, type Instant } from '#lib/venue-time.ts';
import { toJson } from '#platform/database/columns.server.ts';
import { insertMany } from './insert-many.ts';

const EMAILS = 50_000;
const AUDIT_ENTRIES = 100_000;
const ENTRIES = 20_000;
const DAYS = 290;
const PATHS_A_DAY = 175;
const ENTITIES = ['events', 'persons', 'orders', 'pages', 'productions', 'articles'];
const ACTIONS = ['created', 'changed', 'deleted'] as const;

/** 50,000 emails, 100,000 entries of the audit, 20,000 of forms, and page views of 290 days. */
export async function addTraces(trx: Trx, now: Instant): Promise<void> {
  await insertMany(trx, 'outgoing_emails', EMAILS, (n) => {
    const at = addMinutes(now, -Math.floor(n / 5));
    return {
      ...{ recipient: `kim${n}@post.example`, subject: `Deine Tickets BS-${n}`, written_at: at, sent_at: at },
      ...{ due_at: null, text: 'Hallo Kim, hier sind deine Tickets. '.repeat(25), about: `BS-${n}` },
      html: '<p style="margin:0">Hallo Kim, hier sind deine Tickets.</p>'.repeat(45),
    };
  });
  await insertMany(
    trx,
    'audit_entries',
    AUDIT_ENTRIES,
    (n) =>
      ({
        ...{ at: addMinutes(now, (n - AUDIT_ENTRIES) * 3), actor_id: null, actor_system: 'bench' },
        ...{
          action: ACTIONS[n % ACTIONS.length] ?? 'changed',
          entity: ENTITIES[n % ENTITIES.length] ?? 'events',
        },
        ...{
          entity_id: String(n % 5000),
          changes: toJson({ title_de: { before: `Alt ${n}`, after: `Neu ${n}` } }),
        },
      }) as never,
  );
  const forms = await trx.selectFrom('forms').select('id').orderBy('id').execute();
  await insertMany(trx, 'form_entries', ENTRIES, (n) => ({
    ...{
      form_id: forms[n % forms.length]?.id ?? 1,
      sent_at: addMinutes(now, -n * 5),
      language: 'de' as const,
    },
    ...{
      email: `eltern${n % 9000}@post.example`,
      values: toJson({ name: `Kim ${n}` }),
      consents: toJson([]),
    },
    token: `large-${n}`,
  }));
  await insertMany(trx, 'page_views', DAYS * PATHS_A_DAY, (n) => ({
    ...{ day: addDays(dayOf(now), -Math.ceil(n / PATHS_A_DAY)), path: `/de/events/${n % PATHS_A_DAY}` },
    count: 1 + (n % 40),
  }));
}
