import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FOLDER = path.join(import.meta.dirname, 'schema');
const MAIN = 'Factur-X_1.07.3_EN16931.xsd';

/** Returns the faults the schema of EN 16931 finds in some XML, each in a sentence. */
export async function schemaFaults(...documents: string[]): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.xsd'));
  const files = await Promise.all(
    names.map(async (fileName) => ({
      fileName,
      contents: await readFile(path.join(FOLDER, fileName), 'utf8'),
    })),
  );
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: files.filter(({ fileName }) => fileName === MAIN),
    preload: files.filter(({ fileName }) => fileName !== MAIN),
  });
  return errors.map(({ message }) => message);
}
