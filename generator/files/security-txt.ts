import { absolute, siteUrl } from '../../src/config/base.ts';
import { site } from '../../src/config/site.ts';
import { ownerKeys, sealingOffered } from '../../src/config/owner-keys.ts';
import { mailtoAddress } from '../../src/lib/mail/mailto.ts';
import { recipientPath, signingKeysPath } from '../../src/lib/seal/published-keys.ts';

const validForDays = 350;
const dayMs = 86_400_000;
const signs = ownerKeys.some(({ kind }) => kind === 'signing');

const address = '/.well-known/security.txt';

/** Readers ask at the root of the host only, where the owner of a site under a path puts a copy. */
const canonical = [...new Set([new URL(address, siteUrl).href, absolute(address)])].map(
  (at) => `Canonical: ${at}`,
);

/** security.txt (RFC 9116), which expires less than a year after the build, as section 2.5.5 recommends. */
export function securityTxt(built: Date): string {
  const expires = new Date(built.getTime() + validForDays * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${mailtoAddress(site.email)}`,
    `Expires: ${expires.toISOString()}`,
    ...canonical,
    ...(sealingOffered ? [`Encryption: ${absolute(recipientPath)}`] : []),
    // The standard has no field for such keys.
    ...(signs ? [`# Downloads are signed with ${absolute(signingKeysPath)}`] : []),
    `Policy: ${absolute('/security#disclosure')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
