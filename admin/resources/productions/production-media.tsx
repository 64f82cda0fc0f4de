import { Button, Typography } from '@mui/material';
import { required, useTranslateLabel } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BothLanguages, SideBySide } from '../../inputs/both-languages.tsx';
import { DurationInput } from '../../inputs/duration-input.tsx';
import { LibraryFileInput } from '../../inputs/library-file-input.tsx';
import { LineInput } from '../../inputs/limited-inputs.tsx';
import { PictureInput } from '../../inputs/picture-input.tsx';
import { RowsInput } from '../../inputs/rows-input.tsx';
import { useWords } from '../../words/use-words.ts';

/** Media of a production besides its texts: pictures, films, audio, and the programme around it. */
export function ProductionMedia() {
  return (
    <>
      <RowsInput source="images" add="add_picture" optional>
        <PictureInput source="picture" />
        <BothLanguages source="caption" />
        <LineInput source="credit" validate={required()} />
      </RowsInput>
      <RowsInput source="videos" add="add_video" optional>
        <BothLanguages source="title" />
        <SideBySide>
          <VideoAddress />
          <DurationInput source="seconds" />
        </SideBySide>
        <LineInput source="credit" format={textOrEmpty} parse={textOrEmpty} defaultValue="" />
      </RowsInput>
      <AudioSample />
      <RowsInput source="programs" add="add_program" optional>
        <BothLanguages source="title" />
        <BothLanguages source="text" kind="text" />
        <ProgramSlug />
      </RowsInput>
    </>
  );
}

/** A credit may be empty, but is never missing. */
const textOrEmpty = (text: string | null | undefined) => text ?? '';

function VideoAddress() {
  const words = useWords();
  return <LineInput source="url" type="url" validate={required()} helperText={words('video_hint')} />;
}

function ProgramSlug() {
  const words = useWords();
  return <LineInput source="slug" validate={required()} helperText={words('program_slug_hint')} />;
}

const NO_SAMPLE = {
  title: { de: '', en: null },
  file: '',
  seconds: null,
  transcript: { de: '', en: null },
};

/** There is one, with all of it in words, or none. */
function AudioSample() {
  const words = useWords();
  const label = useTranslateLabel()({ source: 'audio_sample' });
  const form = useFormContext();
  const sample = useWatch({ name: 'audio_sample' });
  const set = (value: object | null) => form.setValue('audio_sample', value, { shouldDirty: true });
  return (
    <>
      <Typography component="h2" variant="h6">
        {label}
      </Typography>
      {sample ? (
        <>
          <BothLanguages source="audio_sample.title" />
          <SideBySide>
            <LibraryFileInput source="audio_sample.file" kind="audio" />
            <DurationInput source="audio_sample.seconds" />
          </SideBySide>
          <BothLanguages source="audio_sample.transcript" kind="text" />
          <Button onClick={() => set(null)} sx={{ alignSelf: 'start' }}>
            {words('remove_audio')}
          </Button>
        </>
      ) : (
        <Button variant="outlined" onClick={() => set(NO_SAMPLE)} sx={{ alignSelf: 'start' }}>
          {words('add_audio')}
        </Button>
      )}
    </>
  );
}
