import { site } from '../../src/config/site.ts';
import { ownerKeys, sealingOffered } from '../../src/config/owner-keys.ts';
import { mailtoAddress } from '../../src/lib/mail/mailto.ts';
import { recipientPath, signingKeysPath } from '../../src/lib/seal/published-keys.ts';
import { absolute } from '../pages/document.ts';

const validForDays = 350;
const dayMs = 86_400_000;
const signs = ownerKeys.some(({ kind }) => kind === 'signing');

/** security.txt (RFC 9116), which expires less than a year after the build, as section 2.5.5 recommends. */
export function securityTxt(built: Date): string {
  const expires = new Date(built.getTime() + validForDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${mailtoAddress(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    ...(sealingOffered ? [`Encryption: ${absolute(recipientPath)}`] : []),
    // The standard has no field for such keys.
    ...(signs ? [`# Downloads are signed with ${absolute(signingKeysPath)}`] : []),
    `Policy: ${absolute('/security#disclosure')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
