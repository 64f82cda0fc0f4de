import { TextInput } from 'react-admin';

/** Several short texts, one on each line. */
export function LinesInput({ source }: { source: string }) {
  return (
    <TextInput
      source={source}
      multiline
      minRows={3}
      helperText={false}
      format={(lines: string[] | null) => (lines ?? []).join('\n')}
      parse={(text: string | null) => (text ? text.split('\n') : [])}
    />
  );
}
