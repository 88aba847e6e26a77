import { whileSample } from '../../config/sample.ts';
import type { CaseSlug } from './catalog.ts';

export type CaseStudy = {
  readonly title: string;
  /** The kind of company, without a name. */
  readonly company: string;
  readonly description: string;
  readonly challenge: readonly string[];
  readonly solution: readonly string[];
  readonly results: readonly [string, string, string, string];
  /** For example "8 months". */
  readonly timeline: `${number} months`;
  /** Their months add up to the timeline. */
  readonly phases: readonly { readonly months: number; readonly work: string }[];
};

/** Shown below every story. */
export const caseNote = whileSample(
  'Illustrative: a sample story. The company’s name is withheld and nothing in it was measured.',
);

export const cases: Readonly<Record<CaseSlug, CaseStudy>> = {
  'forty-years-of-policies': {
    title: 'Forty years of policies under one kind of key',
    company: 'Regional insurer',
    description:
      'Life policies written since the 1980s sat under RSA-wrapped keys, and some will run for another forty years.',
    challenge: [
      'A life policy can outlive the software that holds it and the algorithm that protects it. The insurer had eleven archives. In each, the documents were encrypted with AES and the AES keys were wrapped with RSA-2048.',
      'The first proposal was to encrypt everything again. That would have taken the archives offline for months.',
    ],
    solution: [
      'The content stayed where it was. A key service read each wrap, opened it inside a hardware module and sealed the same data key again with ML-KEM-768 in a hybrid with the old algorithm. Policies with the longest remaining term went first.',
      'Copies of old wraps on backup tape were found and destroyed under two signatures, because re-wrapping doesn’t protect a wrap that still exists elsewhere.',
    ],
    results: [
      'One list of keys with an owner for each replaced eleven partial lists.',
      'No document was encrypted again and no archive went offline.',
      'Questions from auditors are answered from a report that the key service writes.',
      'Two archives without an owner were found, and one of them was deleted.',
    ],
    timeline: '9 months',
    phases: [
      { months: 3, work: 'List every wrap, its archive and its remaining term' },
      { months: 2, work: 'Rehearse on one archive, with a written way back' },
      { months: 4, work: 'Re-wrap, oldest obligations first; retire old tapes' },
    ],
  },
  'an-inventory-nobody-could-fill': {
    title: 'An inventory from scanning instead of spreadsheets',
    company: 'State records agency',
    description:
      'The agency was asked for a cryptographic inventory and received a spreadsheet template with 400 empty rows.',
    challenge: [
      'A template went to forty units. Half came back empty, and the rest listed product names. No unit could say which certificate would stop which service, or when.',
    ],
    solution: [
      'The agency reversed the order. A scanner collected certificates, key stores and cipher configuration first, and each unit was shown its own findings and asked one question: who would notice if this stopped? The answer became the owner.',
      'Policy came second, written against what had been found. Suppliers received three questions in writing, with a date.',
    ],
    results: [
      'Every certificate has an owner who confirmed it.',
      'A plan with dates, and work that starts in the first year.',
      'Suppliers answered in writing; four could not, and that is now in their contracts.',
      'Three systems were retired instead of migrated.',
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
    title: 'One firmware key for a whole fleet',
    company: 'Machine-tool maker',
    description:
      'A machine sold this year may run for thirty years. All of them trusted a single signing key on one engineer’s workstation.',
    challenge: [
      'The maker signed every update with one RSA key. With that key, an attacker could write software for every machine in the field. So could a quantum computer able to forge RSA. The controllers have a boot loader that can be changed once, at a service visit.',
    ],
    solution: [
      'Firmware moved to LMS, the stateful hash-based scheme of NIST SP 800-208, signed inside a hardware module. Stateful means that a signing position must never be used twice, so the module counts and the key has no backup. A second module holds a key of its own, and machines trust both public keys. The multi-tree schemes that could divide one key between modules were ruled out, because NSA doesn’t allow them in national security systems and some customers follow its list.',
      'New machines ship with both verifiers. Old ones receive the second at their next visit.',
    ],
    results: [
      'Each product line has its own key, so losing one doesn’t affect the others.',
      'Going back to an older version needs a signature too.',
      'The signing ceremony has a second module with its own key and has been rehearsed with it.',
      'The service contract now mentions cryptography and says who pays for a change.',
    ],
    timeline: '8 months',
    phases: [
      { months: 2, work: 'Measure boot loaders and free memory' },
      { months: 3, work: 'Build the signing ceremony and its second key' },
      { months: 3, work: 'Ship two verifiers; schedule service visits' },
    ],
  },
  'images-without-identities': {
    title: 'Images for research, identities left behind',
    company: 'Hospital network',
    description:
      'Scans were copied to a research model with patient names in the file header, where no one had thought to look.',
    challenge: [
      'A research group trained a model on chest images. The pictures had been stripped of their captions, but the file headers still carried name, date of birth and referring physician. The copy lay outside the systems that honor a patient’s withdrawal of consent.',
    ],
    solution: [
      'Fields are removed or replaced by tokens before a file leaves the clinical network. The table that turns tokens back stays inside, behind a named role. The file store received hybrid key wrapping because its retention is thirty years.',
    ],
    results: [
      'Direct identifiers are gone from every export, checked by a second program that looks for them.',
      'The research continued, on the same schedule.',
      'Consent is respected for each field, and a withdrawal reaches the copies.',
      'Every copy can be traced to a named request.',
    ],
    timeline: '6 months',
    phases: [
      { months: 1, work: 'Find every field that identifies, headers included' },
      { months: 3, work: 'Put the token service before the export' },
      { months: 2, work: 'Replace old copies and check the new ones' },
    ],
  },
  'failover-without-a-telephone': {
    title: 'Failover without a phone call',
    company: 'Transmission operator',
    description:
      'When the control link to a substation failed, an operator called a colleague, who moved a cable.',
    challenge: [
      'Two leased lines from two carriers served each substation. After an excavator cut both at once, it turned out that they shared a duct for nine kilometers. Controllers behind them were older than the security standards they were measured by and could not be upgraded.',
    ],
    solution: [
      'ParticleMesh runs over both carriers and a licensed radio path that runs separately from both. Old controllers stay as they are, behind a gateway that speaks the new protocol for them. Routes were chosen from duct maps.',
    ],
    results: [
      'Each route is taken down on purpose once a month, and the log is kept.',
      'The loss of a line needs no action by an operator.',
      'Old controllers are reachable through a gateway only.',
      'Spare gateways are stocked at two depots, configured and tested.',
    ],
    timeline: '10 months',
    phases: [
      { months: 3, work: 'Map ducts, carriers and controllers' },
      { months: 4, work: 'Add radio and gateways, one region at a time' },
      { months: 3, work: 'Rehearse failures until they are routine' },
    ],
  },
  'a-token-that-opened-everything': {
    title: 'A contractor’s token that opened everything',
    company: 'Software host',
    description:
      'A deployment token issued for one weekend was still valid two years later, for every customer.',
    challenge: [
      'A contractor had needed access for a migration. The token had no end date and no scope, and turned up by chance in a build log. Nothing suggests misuse, but the log of its use only reached back thirty days.',
    ],
    solution: [
      'Standing access became a grant with an end date, a reason and a rule that allowed it. Requests outside the rules are refused with the name of the rule. Build logs are scanned before they are stored.',
    ],
    results: [
      'Standing access is down to one page of names.',
      'A refusal says which rule refused, so that people ask for the right thing.',
      'A new employee’s first day takes as long as it did before.',
      'Customers receive the log of access to their data, as it happened.',
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
