import { ReferenceField } from 'react-admin';
import { roleName } from '../../features/core/access/role-name.ts';
import { type Language, type Localized, shown } from '../../lib/localized.ts';
import { nameOfWeekday } from '../../lib/weekdays.ts';
import { Column } from '../screens/column.tsx';
import { Dot } from '../ui/dot.tsx';
import { useInterfaceLanguage } from '../words/language.ts';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { dayWords, momentWords } from './record-name.ts';

interface ColumnProps {
  source: string;
  disableSort?: boolean;
}

/** A text in the language of the interface; a fallback is marked as such. */
export function TextColumn(props: ColumnProps) {
  const language = useInterfaceLanguage();
  return (
    <Column
      {...props}
      render={(record) => {
        const value = record[props.source] as Localized | string | number | null;
        if (value === null || typeof value !== 'object') return value;
        const { text, lang } = shown(value, language);
        return <span {...(lang ? { lang } : {})}>{text}</span>;
      }}
    />
  );
}

/** A column of times, in the words of the interface. */
function timeColumn(inWords: (time: string, language: Language) => string) {
  return function TimeColumn(props: ColumnProps) {
    const language = useInterfaceLanguage();
    return (
      <Column
        {...props}
        render={(record) => {
          const value = record[props.source] as string | null;
          return value ? <time dateTime={value}>{inWords(value, language)}</time> : null;
        }}
      />
    );
  };
}

/** A moment, as the venue's clocks show it. */
export const MomentColumn = timeColumn(momentWords);
/** A day of the venue. */
export const DayColumn = timeColumn(dayWords);

/** One of another resource, by its name. */
export function ReferenceColumn({ source, to }: { source: string; to: string }) {
  return (
    <Column source={source} disableSort>
      <ReferenceField source={source} reference={to} link={false} />
    </Column>
  );
}

/** An address of email: where there is little room its line ends before the host, or before a part of that. */
export function EmailColumn(props: ColumnProps) {
  return (
    <Column
      {...props}
      render={(record) =>
        String(record[props.source])
          .split(/(?=[@.])/)
          .flatMap((part, index) => (index === 0 ? [part] : [<wbr key={`${index} ${part}`} />, part]))
      }
    />
  );
}

/** One of the words of the API, as the venue says it. */
export function WordColumn({
  as,
  ...props
}: ColumnProps & { as: 'status' | 'medium' | 'style' | 'language' | 'kind' | 'per' }) {
  const words = useWords();
  return <Column {...props} render={(record) => words(`${as}_${record[props.source]}` as MessageKey)} />;
}

/** A day of the week. */
export function WeekdayColumn(props: ColumnProps) {
  const language = useInterfaceLanguage();
  return <Column {...props} render={(record) => nameOfWeekday(record[props.source], language)} />;
}

/** Column for visibility to visitors or another on/off state: a dot and the word. */
export function ShownColumn({
  source,
  words: [on, off] = ['shown', 'not_shown'],
}: {
  source: string;
  words?: readonly [on: MessageKey, off: MessageKey];
}) {
  const words = useWords();
  return (
    <Column
      source={source}
      render={(record) => <Dot isOn={record[source] === true}>{words(record[source] ? on : off)}</Dot>}
    />
  );
}

/** A role by its name. */
export function RoleColumn(props: ColumnProps) {
  const language = useInterfaceLanguage();
  return <Column {...props} render={(record) => roleName(record[props.source], language)} />;
}
