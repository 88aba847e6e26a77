import { site } from '../src/config/site.ts';
import { sealingOffered } from '../src/config/owner-keys.ts';
import { publicKeysPath } from '../src/lib/seal/public-keys-path.ts';
import { absolute } from './document.ts';

const validForDays = 350;
const dayMs = 86_400_000;

/** security.txt (RFC 9116), which expires less than a year after the build, as section 2.5.5 recommends. */
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
