import { site } from '../src/config/site.ts';
import { sealingOffered } from '../src/config/owner-keys.ts';
import { publicKeysPath } from '../src/lib/seal/public-keys-path.ts';
import { absolute } from './document.ts';

const validForDays = 350;
const dayMs = 86_400_000;

/**
 * How to report a vulnerability, for people and tools that look for it (RFC 9116). Its end of validity is
 * counted from the build, less than a year ahead as section 2.5.5 recommends.
 * @param built the moment of the build
 * @param hasKey whether there is a key that reports can be sealed to
 */
export function securityTxt(built: Date, hasKey = sealingOffered): string {
  const expires = new Date(built.getTime() + validForDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    ...(hasKey ? [`Encryption: ${absolute(publicKeysPath)}`] : []),
    `Policy: ${absolute('/security#disclosure')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
