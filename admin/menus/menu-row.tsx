import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import { Box, Button, IconButton, Stack } from '@mui/material';
import type { ComponentType, HTMLAttributes, KeyboardEvent } from 'react';
import { BooleanInput, SourceContextProvider } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { BothLanguages } from '../inputs/both-languages.tsx';
import { COLOR } from '../ui/theme.ts';
import { useWords } from '../words/use-words.ts';
import { MOVES, type Move, type Place } from './menu-tree.ts';

const KEYS: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };
const ICONS: Record<Move, ComponentType> = {
  up: ArrowUpward,
  down: ArrowDownward,
  in: FormatIndentIncrease,
  out: FormatIndentDecrease,
};

/** One entry: a handle that is dragged or moved by keys, buttons that do the same, and its fields behind its name. */
export function MenuRow({
  place,
  name,
  isOpen,
  canMove,
  handle,
  drop,
  onToggle,
  onMove,
  onRemove,
}: {
  place: Place;
  name: string;
  isOpen: boolean;
  canMove: (move: Move) => boolean;
  handle: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onKeyDown'
  >;
  /** Before which row something dragged would stand. */
  drop: { row: string; isBelow: boolean } | null;
  onToggle: () => void;
  onMove: (move: Move) => void;
  onRemove: () => void;
}) {
  const words = useWords();
  const { errors } = useFormState();
  const path = place.length === 1 ? `entries.${place[0]}` : `entries.${place[0]}.children.${place[1]}`;
  const own = get(errors, path) as Record<string, unknown> | undefined;
  // Errors of the child entries are shown at those entries.
  const isWrong = own !== undefined && Object.keys(own).some((field) => field !== 'children');
  const isShown = isOpen || isWrong;
  const isTarget = drop?.row === String(place);
  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    handle.onKeyDown?.(event);
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  return (
    <Box
      sx={{
        background: COLOR.sheet,
        borderTop: `${isTarget ? 3 : 1}px solid ${isTarget ? COLOR.blau : COLOR.stein300}`,
        ml: isTarget && drop.isBelow && place.length === 1 ? 6 : 0,
      }}
    >
      <Stack
        data-row={String(place)}
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', minHeight: 56 }}
      >
        <IconButton
          {...handle}
          data-handle={String(place)}
          aria-label={words('move_entry', { name })}
          aria-describedby="menu-keys"
          onKeyDown={byKey}
          sx={{ cursor: 'grab', height: 44, touchAction: 'none', width: 44 }}
        >
          <DragIndicator />
        </IconButton>
        <Button
          onClick={onToggle}
          aria-expanded={isShown}
          sx={{ flex: 1, justifyContent: 'start', minWidth: 160, textAlign: 'left' }}
        >
          {name}
        </Button>
        {MOVES.map((move) => {
          const Icon = ICONS[move];
          return (
            <IconButton
              key={move}
              aria-label={words(`move_${move}`, { name })}
              disabled={!canMove(move)}
              onClick={() => onMove(move)}
              sx={{ height: 44, width: 44 }}
            >
              <Icon />
            </IconButton>
          );
        })}
        <IconButton
          aria-label={words('remove_entry', { name })}
          onClick={onRemove}
          sx={{ height: 44, width: 44 }}
        >
          <Delete />
        </IconButton>
      </Stack>
      {isShown ? (
        <SourceContextProvider value={sourcesAt(path)}>
          <Box sx={{ p: 2 }}>
            <BothLanguages source="name" />
            <BothLanguages source="url" />
            {place.length === 1 ? <BooleanInput source="has_tab_navigation" helperText={false} /> : null}
          </Box>
        </SourceContextProvider>
      ) : null}
    </Box>
  );
}

/** Returns the form paths of an entry's fields, with the same labels wherever the entry stands. */
const sourcesAt = (path: string) => ({
  getSource: (source: string) => `${path}.${source}`,
  getLabel: (source: string) => `resources.menus.fields.entries.${source}`,
});
