import { type ApiRequest, type CallId, calls } from './call.ts';

/** A request to try, as an address names it: which documented call, and what was changed of it. */
export type SharedCall = { readonly id: CallId } & Pick<ApiRequest, 'method' | 'path' | 'body'>;

/** Longest hash that is handed out: chat and mail programs cut longer addresses. */
const maxLength = 8_000;

/**
 * The part of an address after `#` that opens a request. It holds no key, and a browser does not send
 * this part to any server.
 * @returns null when the request is too long to share as an address
 */
export function hashOf({ id, method, path, body }: SharedCall): string | null {
  // Encoding makes nothing shorter, and takes its time with a megabyte.
  if (body.length > maxLength) return null;
  const fields = new URLSearchParams({ try: id, method, path, body });
  const hash = `#${fields}`;
  return hash.length <= maxLength ? hash : null;
}

/**
 * Reads it back. Addresses are typed by anyone: every field is checked, a missing one takes the
 * documented call's value.
 * @param example body of the documented call
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
