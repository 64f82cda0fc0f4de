import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts for navigation, and those used everywhere. */
export const frameWords = {
  workbench: msg`Hub`,
  to_site: msg`Go to website`,
  orders: msg`Orders`,
  redemptions: msg`Redemptions`,
  entries: msg`Entries`,
  media: msg`Media`,
  programme: msg`Programme`,
  house: msg({ message: 'Venue', context: 'admin' }),
  box_office: msg`Box office`,
  magazine: msg`Magazine`,
  website: msg`Website`,
  lists: msg`Lists`,
  in_german: msg`German`,
  in_english: msg`English`,
  menu: msg`Menu`,
  open_row: msg`Open`,
  close: msg`Close`,
  nothing: msg`(empty)`,
  state: msg({ message: 'Status', context: 'admin' }),
  page: msg`Page`,
  word: msg`Word`,
  address: msg`Address`,
  file: msg`File`,
  when: msg`When`,
  day: msg`Day`,
  loading: msg`Loading…`,
  not_loaded: msg`This couldn’t be loaded.`,
  settings: msg`Settings`,
} satisfies Record<string, MessageDescriptor>;
