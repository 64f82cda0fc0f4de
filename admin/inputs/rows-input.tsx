import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { ArrayInput, required, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';

/** Shown without hover as well: keyboard users would not find them. */
const ALWAYS_SHOWN = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } };
const APART = { '& .RaSimpleFormIterator-line': { pt: 2 }, '& .RaSimpleFormIterator-buttons': { pt: 1 } };

/** Several of a kind in their own order: added, removed and moved one by one. */
export function RowsInput({
  source,
  add,
  inline = false,
  optional = false,
  children,
}: {
  source: string;
  /** Label of the button that adds a row. */
  add: MessageKey;
  /** The inputs of one stand beside each other. */
  inline?: boolean;
  /** There may be none. */
  optional?: boolean;
  children: ReactNode;
}) {
  return (
    <ArrayInput source={source} validate={optional ? [] : required()}>
      <SimpleFormIterator
        fullWidth={!inline}
        inline={inline}
        disableClear
        addButton={<AddButton word={add} />}
        sx={{ ...ALWAYS_SHOWN, ...APART }}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function AddButton({ word }: { word: MessageKey }) {
  const { add } = useSimpleFormIterator();
  const words = useWords();
  return (
    <Button variant="outlined" startIcon={<Add />} onClick={() => add()}>
      {words(word)}
    </Button>
  );
}
