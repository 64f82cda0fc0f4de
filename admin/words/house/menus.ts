import type { Both } from '../both.ts';

/** What the admin area says of menus and of moving their entries. */
export const menusWords = {
  menu_menu: ['Hauptmenü', 'Main menu'],
  menu_secondary: ['Zweites Menü', 'Second menu'],
  menu_footer: ['Fuß der Seite', 'Foot of the page'],
  menu_legal: ['Rechtliches', 'Legal'],
  add_entry: ['Eintrag dazu', 'Add an entry'],
  add_entry_below: ['Eintrag darunter', 'Add an entry below'],
  add_below: ['Eintrag darunter: „%{name}“', 'Add an entry below: “%{name}”'],
  new_entry: ['Neuer Eintrag', 'New entry'],
  menu_keys: [
    'Zieh die Einträge am Griff. Oder mit Pfeiltasten auf dem Griff: hoch und runter, nach rechts unter den Eintrag davor, nach links wieder heraus.',
    'Drag entries by their handle. Or use the arrow keys on a handle: up and down, right to go below the entry before, left to come out again.',
  ],
  move_entry: ['„%{name}“ verschieben', 'Move “%{name}”'],
  move_up: ['„%{name}“ nach oben', 'Move “%{name}” up'],
  move_down: ['„%{name}“ nach unten', 'Move “%{name}” down'],
  move_in: ['„%{name}“ unter den Eintrag davor', 'Move “%{name}” below the entry before'],
  move_out: ['„%{name}“ eine Ebene heraus', 'Move “%{name}” out one level'],
  remove_entry: ['„%{name}“ entfernen', 'Remove “%{name}”'],
  entry_stands: ['„%{name}“ ist jetzt Nummer %{at} von %{of}.', '“%{name}” is now number %{at} of %{of}.'],
  entry_stands_below: [
    '„%{name}“ ist jetzt Nummer %{at} von %{of} unter „%{parent}“.',
    '“%{name}” is now number %{at} of %{of} below “%{parent}”.',
  ],
  entry_removed: ['„%{name}“ entfernt.', '“%{name}” removed.'],
  no_such_way: ['Da geht es nicht weiter.', 'It goes no further there.'],
} as const satisfies Record<string, Both>;
