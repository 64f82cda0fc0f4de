import type { Db } from '#features/database.server.ts';
import { findFormId, insertEntry, insertForm } from '#features/website/forms/index.server.ts';
import type { Clock } from '#platform/clock.ts';
import { inTransaction } from '#platform/database/transaction.server.ts';
import { ACCESSIBILITY_FORM } from './accessibility-form.ts';
import { removeFeedback } from './store.server.ts';

/**
 * Converts reports from before there was a form into its entries, so that staff can read them. Done once, by the node that
 * starts first.
 */
export function migrateFeedback({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  return inTransaction(db, async (trx) => {
    const messages = await removeFeedback(trx);
    if (messages.length === 0) return;
    const formId =
      (await findFormId(trx, ACCESSIBILITY_FORM.slug)) ??
      (await insertForm(trx, ACCESSIBILITY_FORM, clock.now()));
    for (const { id, sentAt, language, email, message } of messages)
      await insertEntry(trx, {
        form_id: formId,
        sent_at: sentAt,
        language,
        email,
        values: { message, ...(email ? { email } : {}) },
        consents: [],
        token: `feedback-${id}`,
      });
  });
}
