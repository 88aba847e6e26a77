import type { Policy } from './decide.ts';
import { readPolicy } from './read-policy.ts';

/** Made up for this site: not a customer's policy, and not a recommendation. */
export const examplePolicy = `{
  "rules": [
    {
      "id": "unknown-device",
      "effect": "deny",
      "why": "A stolen password comes from a device that we have never seen.",
      "when": { "device": ["unknown"] }
    },
    {
      "id": "no-unencrypted-disk",
      "effect": "deny",
      "why": "A lost laptop must not become a lost archive.",
      "when": { "device": ["unencrypted"] }
    },
    {
      "id": "handbook-for-all",
      "effect": "allow",
      "why": "It holds nothing that is not on the intranet.",
      "when": { "resource": ["handbook"] }
    },
    {
      "id": "contractors-in-the-office",
      "effect": "deny",
      "why": "Their contract names the site.",
      "when": { "role": ["contractor"], "place": ["home", "abroad"] }
    },
    {
      "id": "builds",
      "effect": "allow",
      "when": {
        "role": ["administrator", "contractor"],
        "resource": ["build-server"],
        "device": ["managed"]
      }
    },
    {
      "id": "trading-desk-hours",
      "effect": "allow",
      "why": "No one trades at night; reading at night should need a reason.",
      "when": {
        "role": ["analyst"],
        "resource": ["trading-archive"],
        "place": ["office", "home"],
        "hours": { "from": "07:00", "to": "19:00" }
      }
    },
    {
      "id": "audit-reads-all",
      "effect": "allow",
      "when": { "role": ["auditor"], "place": ["office"], "device": ["managed"] }
    },
    {
      "id": "customer-care",
      "effect": "allow",
      "when": {
        "role": ["analyst", "administrator"],
        "resource": ["customer-records"],
        "place": ["office", "home"]
      }
    }
  ]
}`;

/** Right role, but an unencrypted disk at the wrong hour. */
export const exampleAttempt = {
  role: 'analyst',
  resource: 'trading-archive',
  device: 'unencrypted',
  place: 'home',
  time: '02:10',
} as const;

function parsed(): Policy {
  const read = readPolicy(examplePolicy);
  if ('policy' in read) return read.policy;
  const [{ line, message } = { line: 1, message: '' }] = read.faults;
  const fault = new Error(
    `src/models/policy/example-policy.ts, or its translation: line ${line} of the policy: ${message}`,
  );
  // For who wrote it, without a trace.
  fault.stack = '';
  throw fault;
}

/** The example policy, parsed. */
export const example: Policy = /* @__PURE__ */ parsed();
