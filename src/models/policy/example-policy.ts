import type { Policy } from './decide.ts';
import { whys } from './words.ts';

/** Made up for this site: not a customer's policy, and not a recommendation. */
export const examplePolicy = `{
  "rules": [
    {
      "id": "unknown-device",
      "effect": "deny",
      "why": ${JSON.stringify(whys['unknown-device'])},
      "when": { "device": ["unknown"] }
    },
    {
      "id": "no-unencrypted-disk",
      "effect": "deny",
      "why": ${JSON.stringify(whys['no-unencrypted-disk'])},
      "when": { "device": ["unencrypted"] }
    },
    {
      "id": "handbook-for-all",
      "effect": "allow",
      "why": ${JSON.stringify(whys['handbook-for-all'])},
      "when": { "resource": ["handbook"] }
    },
    {
      "id": "contractors-in-the-office",
      "effect": "deny",
      "why": ${JSON.stringify(whys['contractors-in-the-office'])},
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
      "why": ${JSON.stringify(whys['trading-desk-hours'])},
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

/** The example policy, parsed. A test reads it as a visitor's. */
export const example: Policy = /* @__PURE__ */ JSON.parse(examplePolicy);
