import { examplePolicy } from './example-policy.ts';
import type { Policy } from './decide.ts';
import { readPolicy } from './read-policy.ts';

function parsed(): Policy {
  const read = readPolicy(examplePolicy);
  if ('faults' in read) throw new Error('access policy: the example has faults');
  return read.policy;
}

/** The example policy, parsed. */
export const example: Policy = parsed();
