import type { GeneratedId } from '#platform/database/columns.server.ts';

export interface RedirectTable {
  id: GeneratedId;
  /** A path of the site as `pathKey` writes it. */
  old_path: string;
  /** A path of the site with its query and fragment, or an address elsewhere. Never leads to an `old_path`. */
  new_path: string;
}

export interface RedirectTables {
  redirects: RedirectTable;
}
