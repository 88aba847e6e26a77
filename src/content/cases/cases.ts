import type { Sample } from '../../config/sample.ts';
import { brand } from '../../config/brand.ts';
import type { CaseSlug } from './catalog.ts';

export type CaseStudy = Sample & {
  readonly title: string;
  /** The kind of company, without a name. */
  readonly company: string;
  readonly description: string;
  readonly challenge: readonly string[];
  readonly solution: readonly string[];
  /** The first one stands in the list. */
  readonly results: readonly [string, string, string, string];
  /** For example "8 months". */
  readonly timeline: `${number} months`;
  /** Their months add up to the timeline. */
  readonly phases: readonly { readonly months: number; readonly work: string }[];
};

export const cases: Readonly<Record<CaseSlug, CaseStudy>> = {
  'forty-years-of-policies': {
    title: 'Eleven archives re-wrapped without downtime',
    company: 'Regional insurer',
    sample: true,
    description:
      'Life policies since the 1980s sat under RSA-wrapped keys, and some will run for another forty years.',
    challenge: [
      'Eleven archives held documents under AES keys that were wrapped with RSA-2048. Encrypting everything again would have taken the archives offline for months.',
    ],
    solution: [
      'The content stayed where it was. The key service opened each wrap inside a hardware module and closed it again with X25519 and ML-KEM-768, longest remaining terms first. Old wraps on backup tape were found and destroyed under two signatures.',
    ],
    results: [
      '11 of 11 archives re-wrapped, 0 hours offline',
      '0 documents encrypted again',
      '1 key inventory with owners, in place of 11 partial lists',
      '2 archives without an owner found, 1 of them deleted',
    ],
    timeline: '9 months',
    phases: [
      { months: 3, work: 'List every wrap, its archive and its remaining term' },
      { months: 2, work: 'Rehearse on one archive, with a written way back' },
      { months: 4, work: 'Re-wrap, oldest obligations first; retire old tapes' },
    ],
  },
  'an-inventory-nobody-could-fill': {
    title: 'A key inventory from scans instead of forms',
    company: 'State records agency',
    sample: true,
    description:
      'Forty units got an inventory template with 400 empty rows. Half of them came back empty.',
    challenge: [
      'The other half listed product names. No unit could say which certificate would stop which service, or when.',
    ],
    solution: [
      'A scanner collected certificates, key stores and cipher settings first. Each unit then saw its own findings and answered one question: who would notice if this stopped? Suppliers got three questions in writing, with a date.',
    ],
    results: [
      '40 of 40 units confirmed an owner for every certificate',
      'A plan with dates, whose first work starts in the same year',
      '4 suppliers couldn’t answer, and their contracts now say so',
      '3 systems retired instead of migrated',
    ],
    timeline: '12 months',
    phases: [
      { months: 4, work: 'Scan networks, hosts and certificate stores' },
      { months: 3, work: 'Confirm owners, unit by unit' },
      { months: 3, work: 'Question suppliers and write the plan' },
      { months: 2, work: 'Retire systems without an owner' },
    ],
  },
  'one-firmware-key-for-a-fleet': {
    title: 'Firmware signing for a thirty-year fleet',
    company: 'Machine-tool maker',
    sample: true,
    description:
      'Machines run for thirty years, and all of them trusted one RSA key on one engineer’s workstation.',
    challenge: [
      'With that key, an attacker could write software for every machine in the field. The boot loader can be changed once, at a service visit.',
    ],
    solution: [
      'Firmware moved to LMS (NIST SP 800-208), signed inside a hardware module that counts each one-time key and has no backup. A second module holds a tree of its own, and machines trust both roots. Multi-tree schemes were ruled out: some customers follow NSA’s list, which doesn’t allow them.',
    ],
    results: [
      '1 shared key replaced by 5, one for each product line',
      '2 signing modules, and 1 rehearsed loss of the first',
      '0 unsigned downgrades: an older version needs a signature too',
      '1 clause in the service contract says who pays for a change',
    ],
    timeline: '8 months',
    phases: [
      { months: 2, work: 'Measure boot loaders and free memory' },
      { months: 3, work: 'Build the signing ceremony and its second key' },
      { months: 3, work: 'Ship two verifiers; schedule service visits' },
    ],
  },
  'images-without-identities': {
    title: 'Research images without patient names',
    company: 'Hospital network',
    sample: true,
    description:
      'Scans were copied to a research model with patient names still in the file headers.',
    challenge: [
      'The pictures had lost their captions, but headers carried name, date of birth and referring physician. The copy lay outside the systems that honor a withdrawn consent.',
    ],
    solution: [
      'Fields are removed or replaced by tokens before a file leaves the clinical network. The table that turns tokens back stays inside, behind a named role. The file store got hybrid key wrapping, because it keeps files for thirty years.',
    ],
    results: [
      '0 direct identifiers in exports, checked by a second program',
      '0 days of delay for the research',
      'A withdrawn consent reaches every copy within a day',
      '1 named request behind every copy',
    ],
    timeline: '6 months',
    phases: [
      { months: 1, work: 'Find every field that identifies, headers included' },
      { months: 3, work: 'Put the token service before the export' },
      { months: 2, work: 'Replace old copies and check the new ones' },
    ],
  },
  'failover-without-a-telephone': {
    title: 'Substation failover without a phone call',
    company: 'Transmission operator',
    sample: true,
    description:
      'When the control link to a substation failed, an operator called a colleague, who moved a cable.',
    challenge: [
      'Each substation had two leased lines from two carriers. One excavator cut both: they shared a duct for nine kilometers. The controllers behind them couldn’t be upgraded.',
    ],
    solution: [
      `${brand.mesh.name} runs over both carriers and a licensed radio path. Old controllers stay as they are, behind gateways that speak the new protocol for them. Duct maps decided the routes.`,
    ],
    results: [
      '0 phone calls when a line fails',
      '12 failures rehearsed in a year, one each month, with a log',
      '3 independent routes where there were 2 in one duct',
      '2 depots hold configured spare gateways',
    ],
    timeline: '10 months',
    phases: [
      { months: 3, work: 'Map ducts, carriers and controllers' },
      { months: 4, work: 'Add radio and gateways, one region at a time' },
      { months: 3, work: 'Rehearse failures until they are routine' },
    ],
  },
  'a-token-that-opened-everything': {
    title: 'Standing access replaced by dated grants',
    company: 'Software host',
    sample: true,
    description:
      'A deployment token issued for one weekend was still valid two years later, for every customer.',
    challenge: [
      'The token had no end date and no scope, and turned up in a build log. The log of its use reached back thirty days only.',
    ],
    solution: [
      'Standing access became a grant with an end date, a reason and the rule that allowed it. A refusal names its rule. Build logs are scanned before they’re stored.',
    ],
    results: [
      '1 page of names with standing access, down from 9',
      '0 tokens without an end date',
      '0 extra hours on a new employee’s first day',
      'Customers get the log of access to their data the same day',
    ],
    timeline: '3 months',
    phases: [
      { months: 1, work: 'Find every token and give it an end' },
      { months: 1, work: 'Replace standing access with grants' },
      { months: 1, work: 'Export logs; explain refusals' },
    ],
  },
};

/** Lines of the request to talk about a case. */
export const caseTalkLines = [
  'We have a similar case and would like to talk about it.',
  '',
  'Name:',
  'Company:',
  'What’s similar:',
  'What’s different:',
] as const;
