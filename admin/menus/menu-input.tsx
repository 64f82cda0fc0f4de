import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COLOR } from '../ui/theme.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { MenuRow } from './menu-row.tsx';
import { entryAt, type MenuEntry, type Move, type Moved, type Place, step, without } from './menu-tree.ts';
import { useFocusAfter } from './use-focus-after.ts';
import { useRowDrag } from './use-row-drag.ts';

/** The entries of a menu as a tree: moved by drag, by keys and by buttons; each opens to be written. */
export function MenuInput() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const form = useFormContext();
  const entries: MenuEntry[] = useWatch({ name: 'entries' }) ?? [];
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focusHandle = useFocusAfter(list);

  const write = (next: MenuEntry[]) =>
    form.setValue('entries', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const nameOf = (entry: MenuEntry | undefined) =>
    (language === 'en' && entry?.name.en) || entry?.name.de || words('new_entry');

  const settle = (moved: Moved | null, from: Place) => {
    if (!moved) {
      setSaid(words('no_such_way'));
      return;
    }
    write(moved.entries);
    setOpened(opened === String(from) ? String(moved.place) : null);
    focusHandle(moved.place);
    setSaid(sentence(moved));
  };
  const sentence = ({ entries: all, place }: Moved) => {
    const [at, below] = place;
    const name = nameOf(entryAt(all, place));
    if (below === undefined) return words('entry_stands', { name, at: at + 1, of: all.length });
    const parent = all[at];
    const of = parent?.children?.length ?? 0;
    return words('entry_stands_below', { name, at: below + 1, of, parent: nameOf(parent) });
  };
  const drag = useRowDrag({ list, entries, onDrop: settle });

  const add = (at: number | null) => {
    const fresh = { name: { de: '', en: null }, url: { de: '', en: null }, has_tab_navigation: false };
    const place: Place = at === null ? [entries.length] : [at, entries[at]?.children?.length ?? 0];
    write(
      at === null
        ? [...entries, { ...fresh, children: [] }]
        : entries.map((entry, index) =>
            index === at ? { ...entry, children: [...(entry.children ?? []), fresh] } : entry,
          ),
    );
    setOpened(String(place));
  };
  const rowOf = (place: Place) => (
    <MenuRow
      place={place}
      name={nameOf(entryAt(entries, place))}
      isOpen={opened === String(place)}
      canMove={(move: Move) => step(entries, place, move) !== null}
      handle={drag.handleOf(place)}
      drop={drag.drop}
      onToggle={() => setOpened(opened === String(place) ? null : String(place))}
      onMove={(move) => settle(step(entries, place, move), place)}
      onRemove={() => {
        setSaid(words('entry_removed', { name: nameOf(entryAt(entries, place)) }));
        setOpened(null);
        write(without(entries, place));
      }}
    />
  );
  return (
    <Box ref={list} sx={{ width: '100%' }}>
      <Typography id="menu-keys" sx={{ mb: 2 }}>
        {words('menu_keys')}
      </Typography>
      <Box component="ul" sx={LIST}>
        {entries.map((entry, at) => (
          <li key={at}>
            {rowOf([at])}
            <Box component="ul" sx={{ ...LIST, ml: { xs: 3, sm: 6 } }}>
              {(entry.children ?? []).map((_, below) => (
                <li key={below}>{rowOf([at, below])}</li>
              ))}
              <li>
                <Button
                  startIcon={<Add />}
                  onClick={() => add(at)}
                  aria-label={words('add_below', { name: nameOf(entry) })}
                >
                  {words('add_entry_below')}
                </Button>
              </li>
            </Box>
          </li>
        ))}
      </Box>
      <Box data-row-end sx={{ borderTop: `3px solid ${drag.isAtEnd ? COLOR.blau : 'transparent'}` }} />
      <Button variant="outlined" startIcon={<Add />} onClick={() => add(null)}>
        {words('add_entry')}
      </Button>
      <Box role="status" sx={{ mt: 1, minHeight: '1.5em' }}>
        {said}
      </Box>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 };
