import { type CallId, calls } from '../../content/api/calls.ts';
import type { ApiCall } from './call.ts';

/** A request in a link: the documented call it started from, and its fields. */
export type SharedCall = { readonly id: CallId } & Pick<ApiCall, 'method' | 'path' | 'body'>;

/** Chat and mail programs cut longer links. */
const maxLength = 8_000;

/**
 * The URL hash that opens a request. It never contains the API key.
 * @returns null if the request is too long for a link
 */
export function hashOf({ id, method, path, body }: SharedCall): string | null {
  // Encoding a megabyte is slow, and never makes text shorter.
  if (body.length > maxLength) return null;
  const fields = new URLSearchParams({ try: id, method, path, body });
  const hash = `#${fields}`;
  return hash.length <= maxLength ? hash : null;
}

/**
 * Parses a hash. Missing fields fall back to the documented call.
 * @param example body of the documented call
 * @returns null if the hash names no call
 */
export function callOf(hash: string, example: (id: CallId) => string): SharedCall | null {
  const fields = new URLSearchParams(hash.slice(1));
  const call = calls.find(({ id }) => id === fields.get('try'));
  if (!call) return null;
  return {
    id: call.id,
    method: fields.get('method') ?? call.method,
    path: fields.get('path') ?? call.path,
    body: fields.get('body') ?? example(call.id),
  };
}
