import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Admin texts for menus and for moving their entries. */
export const menusWords = {
  menu_menu: msg`Main menu`,
  menu_secondary: msg`Secondary menu`,
  menu_footer: msg`Footer`,
  menu_legal: msg`Legal`,
  add_entry: msg`Add item`,
  add_entry_below: msg`Add sub-item`,
  add_below: msg`Add sub-item to “{name}”`,
  new_entry: msg`New item`,
  menu_keys: msg`Drag items by their handle. Or use the arrow keys on a handle: up and down to move, right to nest under the item before, left to move back out.`,
  move_entry: msg`Move “{name}”`,
  move_up: msg`Move “{name}” up`,
  move_down: msg`Move “{name}” down`,
  move_in: msg`Nest “{name}” under the item before`,
  move_out: msg`Move “{name}” out one level`,
  remove_entry: msg`Remove “{name}”`,
  entry_stands: msg`“{name}” is now number {at} of {of}.`,
  entry_stands_below: msg`“{name}” is now number {at} of {of} under “{parent}”.`,
  entry_removed: msg`“{name}” removed.`,
  no_such_way: msg`It can’t go any further that way.`,
} satisfies Record<string, MessageDescriptor>;
