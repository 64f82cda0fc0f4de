import { describe, expect, it } from 'vitest';
import { checkEntry } from './check-entry.ts';
import { choiceOf, fieldNamed } from './field.fixture.ts';
import { FIELD_TYPE, type Field, type FieldType } from './field.ts';
import { fieldMessage } from './field-messages.ts';

const field = (slug: string, type: FieldType, more: Partial<Field> = {}) =>
  fieldNamed(slug, { field_type: type, ...more });

describe('the entry of a form', () => {
  it('says nothing where it is nothing but blanks, least of all that somebody agrees', () => {
    const fields = [
      field('name', FIELD_TYPE.text),
      field('days', FIELD_TYPE.chips, { choices: [choiceOf('mo')] }),
      field('agreed', FIELD_TYPE.consent),
    ];
    const sent = { name: ' ', days: [' ', 'mo', ' '], agreed: ' ' };
    expect(checkEntry(fields, sent)).toEqual({ values: { days: ['mo'] }, errors: {} });
  });

  it('is asked for by an answer however many blanks stand around it', () => {
    const fields = [
      field('how', FIELD_TYPE.radio, { choices: [choiceOf('bad')] }),
      field('why', FIELD_TYPE.text, { required: true, visible: { field: 'how', values: ['bad'] } }),
    ];
    expect(checkEntry(fields, { how: ' bad ' }).errors).toEqual({ why: 'REQUIRED' });
    expect(checkEntry(fields, { how: ' bad ', why: 'loud' }).values).toEqual({ how: 'bad', why: 'loud' });
  });

  describe('with an address that only some are asked for', () => {
    const fields = [
      field('answer', FIELD_TYPE.tick),
      field('email', FIELD_TYPE.email, { required: true, visible: { field: 'answer', values: ['yes'] } }),
      field('school', FIELD_TYPE.email),
    ];

    it('is not held against an address once more that goes with it', () => {
      const sent = { answer: '', email: '', email2: 'kim@post.example' };
      expect(checkEntry(fields.slice(0, 2), sent).errors).toEqual({});
    });

    it('is held against the first address that was asked for', () => {
      const school = 'kita@post.example';
      expect(checkEntry(fields, { school, email2: school }).errors).toEqual({});
      const both = { answer: 'yes', email: 'kim@post.example', school, email2: school };
      expect(checkEntry(fields, both).errors).toEqual({ email2: 'EMAILS_DIFFER' });
    });
  });

  it.each([
    ['at least more than is usual', { min: 2_000_000 }, '2000001'],
    ['at most less than nothing', { max: -5 }, '-7'],
  ])('can be a number that is %s', (_, bounds, count) => {
    const fields = [field('count', FIELD_TYPE.number, bounds)];
    expect(checkEntry(fields, { count })).toEqual({ values: { count }, errors: {} });
    expect(checkEntry(fields, { count: '0' }).errors).toEqual({ count: 'OUT_OF_RANGE' });
  });
});

describe('the message for a file that is too large', () => {
  it.each([
    [{}, 'Die Datei ist zu groß. Erlaubt sind 20 MB.'],
    [{ bytes: 10_000_000 }, 'Die Datei ist zu groß. Erlaubt sind 10 MB.'],
    [{ bytes: 2_500_000 }, 'Die Datei ist zu groß. Erlaubt sind 2,5 MB.'],
    [{ bytes: 250_000 }, 'Die Datei ist zu groß. Erlaubt sind 0,25 MB.'],
  ])('names what is allowed: %o', (limit, said) => {
    expect(fieldMessage('FILE_TOO_LARGE', 'de', field('photo', FIELD_TYPE.file, limit))).toBe(said);
  });
});
