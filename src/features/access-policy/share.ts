import { examplePolicy, exampleRequest } from './example-policy.ts';
import { type AccessRequest, attributeNames, attributes } from './policy.ts';

/** What an address can hold of the simulator: the request, and the policy as it was typed. */
export type SharedPolicy = { readonly request: AccessRequest; readonly text: string };

/** Longest hash that is handed out: chat and mail programs cut longer addresses. */
const maxLength = 8_000;

/**
 * The part of an address after `#` that opens the simulator as it is now. A browser sends this part to no
 * server.
 * @returns null when the policy is too long to share as an address
 */
export function hashOf({ request, text }: SharedPolicy): string | null {
  // Encoding makes nothing shorter, and takes its time with a megabyte.
  if (text.length > maxLength) return null;
  const fields = new URLSearchParams({ ...request, ...(text !== examplePolicy && { text }) });
  const hash = `#policy?${fields}`;
  return hash.length <= maxLength ? hash : null;
}

/** Reads it back. Addresses are typed by anyone: what is missing or unknown is the example's. */
export function sharedOf(hash: string): SharedPolicy {
  const [, query = ''] = hash.split('?', 2);
  const fields = new URLSearchParams(query);
  const known = attributeNames.flatMap((name) => {
    const value = fields.get(name);
    return attributes[name].some((candidate) => candidate === value) ? [[name, value]] : [];
  });
  const time = fields.get('time') ?? '';
  return {
    request: {
      ...exampleRequest,
      ...Object.fromEntries(known),
      ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    },
    text: fields.get('text') ?? examplePolicy,
  };
}
