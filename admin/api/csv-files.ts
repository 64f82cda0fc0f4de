import { COLUMNS, type ImportKind } from '../../features/operations/transfer/csv-import/columns.ts';
import { csvLineWith, UTF8_MARK } from '../../lib/csv.ts';
import type { Language } from '../../lib/localized.ts';
import { type ApiCall, ApiError } from './api-call.ts';

/** Result of importing a file (docs/product/admin.md#csv-files). */
export interface CsvImportResponse {
  /** How many lines say something. */
  lines: number;
  faults: { line: number | null; column: string | null; message: string }[];
}

/** Sends a file, on trial or to be stored; that it has faults is an answer like others. */
export async function sendCsv(
  call: ApiCall,
  kind: ImportKind,
  { text, trial, language }: { text: string; trial: boolean; language: Language },
): Promise<CsvImportResponse> {
  try {
    const body = { file: text, trial };
    const { json } = await call({ method: 'POST', path: `/admin/imports/${kind}/`, body, language });
    return json as CsvImportResponse;
  } catch (error) {
    if (error instanceof ApiError && error.body.faults) return error.body as unknown as CsvImportResponse;
    throw error;
  }
}

const UTF16_MARKS: Record<string, string> = { '255 254': 'utf-16le', '254 255': 'utf-16be' };

/** The text of a file in the encodings spreadsheets save: UTF-8, or Windows-1252. */
export function textIn(bytes: Uint8Array): string {
  const marked = UTF16_MARKS[bytes.slice(0, 2).join(' ')];
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A file with nothing but the headings, as an address to be saved. */
export function templateAddress(kind: ImportKind, language: Language): string {
  const headings = COLUMNS[kind].map(({ label }) => label[language]);
  const text = UTF8_MARK + csvLineWith(language === 'de' ? ';' : ',', headings);
  return `data:text/csv;charset=utf-8,${encodeURIComponent(text)}`;
}
