import { translate } from '#lib/i18n.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { CODES, NAMES, WORDS } from './words.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const STEP = '  ';
/** Keys written elsewhere in the text, or repeated verbatim where programs read them. */
const OMITTED = new Set(['about', 'made_at', 'contents']);

/** The same data for human readers: names, days and amounts in words, a line for each. Empty values have none. */
export function writeText(data: Record<string, unknown>, language: Language): string {
  const head = [
    translate(WORDS.title, language),
    `${translate(WORDS.madeAt, language)}: ${line('made_at', data.made_at, language)}`,
  ];
  const parts = Object.entries(data)
    .filter(([name]) => !OMITTED.has(name))
    .map(([name, value]) => {
      const title = nameOf(name, language);
      const lines = linesOf(name, value, language, '');
      return [
        '',
        title,
        '='.repeat(title.length),
        ...(lines.length > 0 ? lines : [translate(WORDS.nothing, language)]),
      ];
    });
  return `${[...head, ...parts.flat()].join('\n')}\n`;
}

function linesOf(name: string, value: unknown, language: Language, indent: string): string[] {
  if (isPlain(value)) return value === null ? [] : [indent + line(name, value, language)];
  if (Array.isArray(value))
    return value.flatMap((each, place) => [
      ...(isPlain(each) ? [] : [`${indent}${place + 1}.`]),
      ...linesOf(name, each, language, isPlain(each) ? `${indent}- ` : indent + STEP),
    ]);
  return Object.entries(value as object).flatMap(([key, inner]) => entryOf(key, inner, language, indent));
}

function entryOf(key: string, value: unknown, language: Language, indent: string): string[] {
  if (OMITTED.has(key) || value === null) return [];
  const text = isLocalized(value) ? shown(value, language).text : value;
  if (isPlain(text)) return [`${indent}${nameOf(key, language)}: ${line(key, text, language)}`];
  const lines = linesOf(key, text, language, indent + STEP);
  return lines.length > 0 ? [`${indent}${nameOf(key, language)}:`, ...lines] : [];
}

type Plain = string | number | boolean | null;

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object';
}

function isLocalized(value: unknown): value is { de: string; en: string | null } {
  return Object.keys(value ?? {}).join() === 'de,en';
}

const nameOf = (name: string, language: Language) => {
  const label = NAMES[name];
  return label ? translate(label, language) : name;
};

function line(name: string, value: unknown, language: Language): string {
  if (typeof value === 'boolean') return translate(WORDS[value ? 'yes' : 'no'], language);
  if (typeof value === 'number' && /(^|_)cents$/.test(name)) return formatPrice(value);
  if (name === 'vat_basis_points') return `${String(Number(value) / 100).replace('.', ',')} %`;
  const text = String(value);
  if (INSTANT.test(text)) return `${formatDay(dayOf(text), language)}, ${formatTime(timeOf(text), language)}`;
  if (DAY.test(text)) return formatDay(text, language);
  const meaning = CODES[text];
  return meaning ? translate(meaning, language) : text.replace(/\s+/g, ' ');
}
