import type { MessageDescriptor } from '@lingui/core';
import { msg } from '#lib/message.ts';

/** Personal data no export file contains, with the reason and its tables. The file itself says so, too. */
export const EXCLUDED_DATA: readonly { tables: readonly string[]; why: MessageDescriptor }[] = [
  {
    tables: ['credentials', 'two_factors', 'verifications', 'invitations', 'password_requests', 'attempts'],
    why: msg`Your password’s hash, your two-factor key and codes, links in emails and login attempt counters: anything that opens or protects your account isn’t in any file.`,
  },
  {
    tables: [
      'holds',
      'hold_lines',
      'hold_series',
      'hold_series_parts',
      'pool_claims',
      'seat_claims',
      'former_seats',
      'answer_drafts',
      'credit_claims',
      'pass_claims',
      'idempotency_keys',
    ],
    why: msg`The cart: it belongs to your browser, not your account, and is deleted a day after it expires.`,
  },
  {
    tables: ['online_payments', 'disputes', 'coupon_uses', 'gift_vouchers'],
    why: msg`How payments went at the payment provider, and how voucher codes are counted: the outcome is under your orders and your credit.`,
  },
  {
    tables: ['form_entries', 'form_files', 'feedback_messages', 'group_enquiries'],
    why: msg`Anything sent with a form or ordered as a guest: that doesn’t belong to an account, and typing in an address doesn’t prove whose it is. Ask us and we’ll look it up.`,
  },
  {
    tables: ['outgoing_emails'],
    why: msg`Our emails to you: you’ve received them, and we delete our copies a week later.`,
  },
  {
    tables: ['ticket_message_recipients', 'ticket_message_waiting'],
    why: msg`Which box office messages went to your orders: you’ve received them as emails, and we delete our list a year later.`,
  },
  {
    tables: ['bank_lines', 'bank_line_payments', 'invoice_reminders', 'invoice_reminder_pauses'],
    why: msg`What our bank statements say: the bank writes those. What reached your orders is listed with them, and reminders came by email.`,
  },
  {
    tables: ['donation_confirmations'],
    why: msg`Donation receipts for the tax office: you get them from us, and your donations are listed with your orders.`,
  },
  {
    tables: [
      'audit_entries',
      'bank_statements',
      'closings',
      'door_heads',
      'till_movements',
      'till_shifts',
      'document_changes',
      'document_versions',
      'hub_visits',
      'presences',
      'preview_links',
      'ticket_messages',
    ],
    why: msg`What you did for us, if you work here: that’s part of our own records.`,
  },
  {
    tables: ['persons', 'article_authors', 'contributions', 'asset_consents'],
    why: msg`What public pages and images say about our people: that doesn’t belong to an account.`,
  },
];
