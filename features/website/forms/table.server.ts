import type { Language } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  JsonColumn,
  LocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { Field, FieldValues } from './field.ts';

export type FormTable = {
  id: GeneratedId;
  slug: string;
  fields: JsonColumn<Field[]>;
  /** Email address of the staff notified of an entry; `null` for no notification. */
  house_email: string | null;
  /** Retention of an entry in days. */
  keep_days: number;
  is_online: FlagColumn;
  updated_at: DefaultedColumn<Instant>;
} & LocalizedColumns<'title' | 'intro' | 'thanks' | 'button'>;

/** A consent with its wording at that moment. */
export interface RecordedConsent {
  field: string;
  wording: string;
  language: Language;
}

export interface FormEntryTable {
  id: GeneratedId;
  form_id: number;
  sent_at: Instant;
  language: Language;
  /** Of the sender, where the form asks for one. */
  email: string | null;
  values: JsonColumn<FieldValues>;
  consents: JsonColumn<RecordedConsent[]>;
  /** Token of the rendered form: it can be sent once. */
  token: string;
}

/** A file somebody uploaded; without an entry until the form is sent. */
export interface FormFileTable {
  id: string;
  entry_id: number | null;
  name: string;
  content_type: string;
  kind: string;
  bytes: number;
  uploaded_at: Instant;
}

export interface FormTables {
  forms: FormTable;
  form_entries: FormEntryTable;
  form_files: FormFileTable;
}
