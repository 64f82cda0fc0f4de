import type { KeyStop, SeatingPlan } from '#features/box-office/seating/index.ts';

/** An item of the canvas that keys lead to: a seat by its number for life, or an area by its index. */
export interface Stop extends KeyStop {
  key: string;
  guid: string | null;
  area: number | null;
}

export const areaKey = (index: number): string => `area:${index}`;

/** All items of a plan in the order of keys: areas before the first row, then seats row by row. */
export function stopsOf({ areas, zones }: SeatingPlan): Stop[] {
  const stops = areas.map(
    ({ x, width }, area): Stop => ({
      ...{ rowOrder: -1, x: x + width / 2, guid: null, area },
      key: areaKey(area),
    }),
  );
  let rowOrder = -1;
  for (const { rows } of zones)
    for (const { seats } of rows) {
      rowOrder += 1;
      for (const { guid, x } of seats) stops.push({ rowOrder, x, key: guid, guid, area: null });
    }
  return stops;
}
