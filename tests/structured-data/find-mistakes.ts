import jsonld from 'jsonld';
import { DataFactory, Parser, type Quad, Store } from 'n3';
import SHACLValidator from 'rdf-validate-shacl';
import { NOWHERE, shapesFor } from './shapes.ts';
import { allProperties, hierarchy, isClass, SCHEMA } from './vocabulary.ts';

const { namedNode, quad } = DataFactory;
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SUB_CLASS_OF = namedNode('http://www.w3.org/2000/01/rdf-schema#subClassOf');

/** Data types that are written as a literal; `URL` is written as an address. */
const LITERALS = ['Text', 'Date', 'DateTime', 'Time', 'Boolean', 'Number', 'Integer', 'Float'].map(
  (name) => SCHEMA + name,
);

/**
 * JSON-LD context as `https://schema.org` returns it: names map to themselves, and properties that cannot be literals
 * are addresses.
 */
const CONTEXT = {
  '@vocab': SCHEMA,
  '@base': NOWHERE,
  ...Object.fromEntries(
    allProperties()
      .filter(([, ranges]) => !ranges.some((range) => LITERALS.includes(range)))
      .map(([name]) => [name.slice(SCHEMA.length), { '@id': name, '@type': '@id' }]),
  ),
};

/** The classes beneath others, which the engine asks for when it looks at a value's class. */
const HIERARCHY = hierarchy().flatMap(([name, above]) =>
  above.map((one) => quad(namedNode(name), SUB_CLASS_OF, namedNode(one))),
);

/**
 * Returns the errors in a page's structured data by the vocabulary of schema.org, one line each: types and properties
 * that do not exist or do not belong together, values of a wrong type. Empty if all is well. Makes no network
 * requests.
 */
export async function findMistakes(data: object): Promise<string[]> {
  const quads = await toQuads(data);
  if (typeof quads === 'string') return [quads];
  const entries = Map.groupBy(
    quads.filter(({ predicate }) => predicate.value === TYPE),
    ({ object }) => object.value,
  );
  if (entries.size === 0) return ['there is nothing in it'];
  const known = [...entries].filter(([type]) => isClass(type));
  const nodes = new Map(known.map(([type, of]) => [type, of.map(({ subject }) => subject.value)]));
  const validator = new SHACLValidator(new Store(new Parser().parse(shapesFor(nodes))));
  const report = await validator.validate(new Store([...quads, ...HIERARCHY]));
  return report.results.map(({ path, value, focusNode, sourceConstraintComponent }) =>
    [typeOf(quads, focusNode?.value), path?.value, value?.value, sourceConstraintComponent?.value]
      .map((part) => part?.replace(/^.*[#/](?=[^#/]+$)/, '') ?? '')
      .join(' · '),
  );
}

/** The data as statements, nodes without an address named; a sentence where it cannot even be read. */
async function toQuads(data: object): Promise<Quad[] | string> {
  try {
    const text = await jsonld.toRDF(
      data as jsonld.JsonLdDocument,
      {
        format: 'application/n-quads',
        safe: true,
        documentLoader: async (url: string) => {
          if (!/^https?:\/\/schema\.org\/?$/.test(url)) throw new Error(`${url} is no context we know`);
          return { documentUrl: url, document: { '@context': CONTEXT } };
        },
      } as jsonld.Options.ToRdf & { format: 'application/n-quads' },
    );
    const named = String(text).replace(/_:(\w+)/g, '<urn:node:$1>');
    return new Parser({ format: 'N-Quads' }).parse(named);
  } catch (error) {
    return `it cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function typeOf(quads: Quad[], node: string | undefined): string | undefined {
  return quads.find(({ subject, predicate }) => subject.value === node && predicate.value === TYPE)?.object
    .value;
}
