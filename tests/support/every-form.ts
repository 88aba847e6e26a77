import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { RequestSpec } from '../../src/features/request/request-spec.ts';
import { validValues } from './valid-values.ts';

const root = resolve(import.meta.dirname, '../..');

const isRequest = (value: unknown): value is RequestSpec =>
  typeof value === 'object' && value !== null && 'compose' in value && 'groups' in value;

async function requestsIn(file: string): Promise<RequestSpec[]> {
  const module: Record<string, unknown> = await import(pathToFileURL(resolve(root, file)).href);
  return Object.values(module).filter(isRequest);
}

const files = globSync('src/**/*.request.ts', { cwd: root }).toSorted();

/** Every `*.request.ts`, with valid values. */
export const everyForm = (await Promise.all(files.map(requestsIn)))
  .flat()
  .map((request) => ({ request, values: validValues(request) }));
