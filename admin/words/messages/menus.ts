import type { Both } from '../both.ts';

/** Admin texts for menus and for moving their entries. */
export const menusWords = {
  menu_menu: ['Hauptmenü', 'Main menu'],
  menu_secondary: ['Zweites Menü', 'Secondary menu'],
  menu_footer: ['Fuß der Seite', 'Footer'],
  menu_legal: ['Rechtliches', 'Legal'],
  add_entry: ['Eintrag dazu', 'Add item'],
  add_entry_below: ['Eintrag darunter', 'Add sub-item'],
  add_below: ['Eintrag darunter: „%{name}“', 'Add sub-item to “%{name}”'],
  new_entry: ['Neuer Eintrag', 'New item'],
  menu_keys: [
    'Zieh die Einträge am Griff. Oder mit Pfeiltasten auf dem Griff: hoch und runter, nach rechts unter den Eintrag davor, nach links wieder heraus.',
    'Drag items by their handle. Or use the arrow keys on a handle: up and down to move, right to nest under the item before, left to move back out.',
  ],
  move_entry: ['„%{name}“ verschieben', 'Move “%{name}”'],
  move_up: ['„%{name}“ nach oben', 'Move “%{name}” up'],
  move_down: ['„%{name}“ nach unten', 'Move “%{name}” down'],
  move_in: ['„%{name}“ unter den Eintrag davor', 'Nest “%{name}” under the item before'],
  move_out: ['„%{name}“ eine Ebene heraus', 'Move “%{name}” out one level'],
  remove_entry: ['„%{name}“ entfernen', 'Remove “%{name}”'],
  entry_stands: ['„%{name}“ ist jetzt Nummer %{at} von %{of}.', '“%{name}” is now number %{at} of %{of}.'],
  entry_stands_below: [
    '„%{name}“ ist jetzt Nummer %{at} von %{of} unter „%{parent}“.',
    '“%{name}” is now number %{at} of %{of} under “%{parent}”.',
  ],
  entry_removed: ['„%{name}“ entfernt.', '“%{name}” removed.'],
  no_such_way: ['Da geht es nicht weiter.', 'It can’t go any further that way.'],
} as const satisfies Record<string, Both>;
