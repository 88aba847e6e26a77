import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('@cyclonedx/cyclonedx-library/package.json'));

const fileOf = (name: string) => `${name}.SNAPSHOT.schema.json`;

/** The official schema, in the copy that the library brings. */
const schema = (name: string): object =>
  JSON.parse(readFileSync(join(library, 'res/schema', fileOf(name)), 'utf8'));

const ajv = new Ajv({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addFormat('iri-reference', true).addFormat('idn-email', true);
for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
  ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${fileOf(name)}`);
const isBill = ajv.compile(schema('bom-1.7'));

/** What the schema of CycloneDX 1.7 says against a bill of materials; null if nothing. */
export function faultsOfBill(bill: unknown): typeof isBill.errors {
  isBill(bill);
  return isBill.errors ?? null;
}
