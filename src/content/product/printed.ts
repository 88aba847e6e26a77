import { brand } from '../../config/brand.ts';
import { demoAddresses } from '../../config/published.ts';
import { hasDemo } from '../../config/is-published.ts';
import { productById } from '../products.ts';
import { defaultAlgorithm } from './algorithms.ts';
import { auditPeriod } from './contract.ts';
import { authority } from './authority.ts';
import { replyWithin } from './buying.ts';
import { logFormats } from './deployment.ts';
import { logHead } from './evidence.ts';
import { exploitedFlaw, supportedReleases } from './support.ts';
import { controlPlaneOutage, referenceLayout, rewrapRate } from './availability.ts';
import { benchmark, physics, trafficShaping, validationSummary } from './cryptography.ts';
import {
  auditScope,
  controlPlane,
  dataPlane,
  keyPath,
  plaintextPath,
  plaintextScope,
  subProcessors,
} from './custody.ts';
import { grouped, oneDecimal } from '../../lib/text/format.ts';
import { mailtoAddress } from '../../lib/mail/mailto.ts';
import { postalLine } from '../../lib/text/postal-address.ts';
import { counts, interfaces } from './offer.ts';
import { detectionMs, failover, failoverMs, failoverScope } from './failover.ts';
import { partnerMargin, training } from './partner-program.ts';
import { uncapitalized } from '../../lib/text/grammar.ts';
import { quantamorphic } from './quantamorphic.ts';
import { endpointHost } from '../../config/delivery.ts';
import { company, site } from '../../config/site.ts';
import { sampleNames } from '../../config/sample-names.ts';
import { sandbox } from './sandbox.ts';
import { sdk } from './sdk.ts';
import { fragments, hopEncryption, splitting } from './splitting.ts';
import { surveyWords } from './survey.ts';
import {
  eo14412,
  gdprCertification,
  google,
  hybridTraffic,
  neutralAtoms,
  statefulSignatures,
  threeCertificateBytes,
  tlsLifetimes,
  wcag,
} from './world.ts';
import {
  agility,
  deletion,
  exchangeCost,
  formats,
  rewrapping,
  rotation,
  wrapBytes,
  wrapKinds,
  wrapSum,
  mlKemWrapBytes,
  sampleRecord,
  sealBytes,
} from './wrap.ts';

const { privacy, terms, accessibility } = company.law;

/** The facts for texts that can't import records: `{fact.name}` in MDX, `data.facts.name` in Typst. */
export const printed = {
  company: site.name,
  email: site.email,
  mailto: mailtoAddress(site.email),
  postalLine: postalLine(site.address, site.legalName),
  sampleNotice: site.sampleNotice,
  mailKeptIn: company.mail.keptIn,
  endpointHost,
  lawRepresentative: privacy.representative,
  lawOfficer: privacy.officer,
  lawLogs: privacy.logs,
  lawRetention: privacy.retention,
  lawTransfer: privacy.transfer,
  lawRights: privacy.rights,
  lawDeadline: privacy.deadline,
  lawAuthority: privacy.authority,
  lawChildren: privacy.children,
  lawConsumers: terms.consumers,
  lawBarriers: accessibility.authority,
  lawOfTerms: company.jurisdiction.governingLaw,
  accessibilityCriteria: String(wcag.a + wcag.aa),
  mesh: brand.mesh.name,
  privateAi: brand.privateAi.short,
  ownAlgorithmArticle: brand.ownAlgorithm.article,
  fragmentsTotal: String(fragments.total),
  fragmentsNeeded: String(fragments.needed),
  splitInMotion: splitting.inMotion,
  splitAtRest: splitting.atRest,
  dailyOpening: splitting.daily,
  splitRecovery: splitting.recovery,
  hopEncryption,
  keyPath,
  plaintextScope,
  exchangeCost,
  wrapBytes: grouped(wrapBytes),
  wrapSum,
  mlKemWrapBytes: grouped(mlKemWrapBytes),
  sealBytes: String(sealBytes),
  recordFormat: formats.record,
  messageFormat: formats.message,
  mlKemOnly: formats.mlKemOnly,
  sampleTextBytes: String(sampleRecord.textBytes),
  sampleRecordBytes: grouped(sampleRecord.recordBytes),
  agility: agility.text,
  hqc: agility.hqc,
  rewrapRecords: rewrapping.recordsInWords,
  rewrapWritten: rewrapping.written,
  rotation,
  deletion: deletion.text,
  deletionCarried: deletion.carried,
  wrapStored: wrapKinds.stored,
  wrapCarried: wrapKinds.carried,
  rewrapRate: grouped(rewrapRate),
  backupDays: String(deletion.backupDays),
  failover: `${failoverMs} ms`,
  failoverScope,
  detection: `${detectionMs} ms`,
  probeInterval: `${failover.probeIntervalMs} ms`,
  missedProbes: String(failover.missedProbes),
  switching: `${failover.switchMs} ms`,
  products: String(counts.products),
  /** A sentence while the wireless link is not available. */
  wireless:
    productById('particlebeam')?.available === false
      ? `${brand.beam.name}, the wireless transport, is in development and has no ship date. Nothing in this document depends on it.`
      : '',
  interfaces,
  suite: String(counts.suite),
  suiteAvailable: String(counts.suiteAvailable),
  services: String(counts.services),
  apiOrigin: sampleNames.API,
  apiHost: sampleNames.API.slice('https://'.length),
  /** The start of our environment variables' names. */
  env: sampleNames.ENV,
  sdkPackage: `@${sampleNames.SLUG}/sdk`,
  sdkDelivery: sdk.delivery,
  sdkNode: sdk.archives.node,
  sdkCli: sdk.archives.cli,
  sdkCommand: sampleNames.SLUG,
  sdkInstallNode: sdk.install.node,
  sdkInstallPython: sdk.install.python,
  plaintextLibrary: plaintextPath.library,
  plaintextHttp: plaintextPath.http,
  dataPlane: dataPlane.text,
  dataPlaneHelp: dataPlane.help,
  controlPlane: controlPlane.text,
  controlPlaneOutage,
  referenceLayout: referenceLayout.text,
  siteLoss: referenceLayout.siteLoss,
  subProcessors,
  physics,
  trafficShaping,
  auditScope,
  validation: validationSummary,
  benchmark: benchmark.text,
  defaultAlgorithm,
  logHead,
  logFormats,
  authority: authority.claim,
  authorityCannot: authority.cannot,
  auditPeriod,
  supportedReleases: supportedReleases.text,
  exploitedFlaw,
  reportWithin: replyWithin('vulnerability-report'),
  /** Nothing on a site without the simulator of access policies. */
  tryRules: hasDemo('policy') ? `You can [try these rules](${demoAddresses.policy}).` : '',
  sandboxNotice: sandbox.notice,
  sandboxSla: sandbox.sla,
  sandboxRate: sandbox.rate,
  sandboxInterface: sandbox.interface,
  quantamorphicWhat: quantamorphic.what,
  quantamorphicReview: quantamorphic.review,
  quantamorphicPermission: quantamorphic.permission,
  partnerMargin: uncapitalized(partnerMargin),
  trainingSum: training.sum,
  threeCertificates: `${oneDecimal(threeCertificateBytes / 1_000)} kB`,
  googleYear: String(google.migrationYear),
  neutralAtoms: neutralAtoms.text,
  /** The most days of a public TLS certificate, such as "at most 200 days since March 15, 2026". */
  tlsLifetimes: `at most ${tlsLifetimes.map(({ from, days }, index) => `${days}${index === 0 ? ' days from' : ' from'} March 15, ${from}`).join(', ')}`,
  googleQubits: google.qubits,
  gdprCertification: gdprCertification.text,
  gdprShort: gdprCertification.short,
  noOtherCertification: gdprCertification.others,
  hybridTraffic,
  surveyNewest: surveyWords.newest,
  surveyOlder: surveyWords.older,
  surveyCaveat: surveyWords.caveat,
  eoContractors: eo14412.contractors,
  statefulSignatures,
} as const;

/**
 * Puts facts where a text says `{fact.name}`; in code the formatter may have put spaces inside the braces. A name that is
 * none of a fact stays.
 * @param escaped what is put in place of a fact
 */
export function fillFacts(
  text: string,
  escaped: (filled: string) => string = (filled) => filled,
): string {
  const facts: Readonly<Record<string, string>> = printed;
  return text.replace(/\{ ?fact\.(\w+) ?\}/g, (placeholder, name: string) =>
    Object.hasOwn(facts, name) ? escaped(facts[name] ?? '') : placeholder,
  );
}
