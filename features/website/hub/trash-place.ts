import type { TrashPlace } from '#features/website/pages/index.server.ts';

/** The page of the trash behind which its list goes on. */
export const TRASH_BEFORE = 'before';

const PLACE = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~([1-9]\d{0,8})$/;

export const trashPlaceWords = ({ deletedAt, id }: TrashPlace): string => `${deletedAt}~${id}`;

/** The place that an address names; `null` for the beginning of the list. */
export function trashPlaceIn(query: URLSearchParams): TrashPlace | null {
  const [, deletedAt, id] = PLACE.exec(query.get(TRASH_BEFORE) ?? '') ?? [];
  return deletedAt && id ? { deletedAt, id: Number(id) } : null;
}
