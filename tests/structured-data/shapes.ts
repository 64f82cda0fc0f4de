import { allClasses, kindsOf, membersOf, propertiesOf, SCHEMA } from './vocabulary.ts';

const PREFIXES = `
  @prefix sh: <http://www.w3.org/ns/shacl#> .
  @prefix rdf: <http://www.w3.org/1999/02/22-rdf-syntax-ns#> .
  @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
`;

/** Base for resolving values that are not addresses when they are read; they are refused here. */
export const NOWHERE = 'https://nowhere.invalid/';

const DAY = String.raw`\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])`;
const CLOCK = String.raw`([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?`;
const NUMBER = String.raw`-?\\d+(\\.\\d+)?`;

const words = (pattern: string): string => `[ sh:nodeKind sh:Literal ; sh:pattern "^${pattern}$" ]`;

/** Formats of the values of a data type of schema.org. */
const DATA_TYPES: Record<string, string[]> = {
  Text: ['[ sh:datatype xsd:string ]'],
  URL: [`[ sh:nodeKind sh:IRI ; sh:pattern "^https?://(?!nowhere\\\\.invalid)" ]`],
  Date: [words(DAY)],
  DateTime: [words(`${DAY}T${CLOCK}(Z|[+-]\\\\d\\\\d:\\\\d\\\\d)`)],
  Time: [words(CLOCK)],
  Boolean: ['[ sh:datatype xsd:boolean ]'],
  Number: ['[ sh:datatype xsd:integer ]', '[ sh:datatype xsd:double ]', words(NUMBER)],
  Integer: ['[ sh:datatype xsd:integer ]'],
};

/**
 * SHACL shapes of the schema.org vocabulary for the entities of some data: every type is one of the vocabulary, every
 * property belongs to the type or to one above it, every value is of one of the property's types.
 */
export function shapesFor(nodes: Map<string, string[]>): string {
  const types = `[] a sh:NodeShape ; sh:targetSubjectsOf rdf:type ;
    sh:property [ sh:path rdf:type ; sh:in ( ${allClasses().map(iri).join(' ')} ) ] .`;
  return [PREFIXES, types, ...[...nodes].map(([type, of]) => classShape(type, of))].join('\n');
}

function classShape(type: string, nodes: string[]): string {
  const properties = propertiesOf(type).map(
    ([property, ranges]) =>
      `sh:property [ sh:path ${iri(property)} ; sh:or ( ${ranges.flatMap(alternatives).join(' ')} ) ]`,
  );
  return `[] a sh:NodeShape ; sh:targetNode ${nodes.map(iri).join(', ')} ;
    sh:closed true ; sh:ignoredProperties ( rdf:type ) ;
    ${properties.join(' ;\n    ')} .`;
}

/** Returns the allowed values for one class or data type of a property's range. */
function alternatives(range: string): string[] {
  const dataType = DATA_TYPES[range.slice(SCHEMA.length)];
  if (dataType) return dataType;
  const members = membersOf(range);
  // A page can stand for anything.
  const page = range === `${SCHEMA}Thing` ? (DATA_TYPES.URL ?? []) : [];
  const named = members && members.length > 0 ? [`[ sh:in ( ${members.map(iri).join(' ')} ) ]`] : [];
  const kindOfText = kindsOf(range).includes(`${SCHEMA}Text`) ? (DATA_TYPES.Text ?? []) : [];
  return [`[ sh:class ${iri(range)} ]`, ...page, ...named, ...kindOfText];
}

const iri = (name: string): string => `<${name}>`;
