import { isPublished } from '../config/is-published.ts';
import { brand } from '../config/brand.ts';
import { labsPath } from '../config/labs-path.ts';
import type { FixedRequest } from '../lib/mail/mailto.ts';
import { keysOf } from '../lib/records.ts';
import { fill } from '../lib/text/fill.ts';
import type { PagePath } from '../routes.ts';
import { askUs } from './ask-us.ts';
import { replyWithin } from './product/buying.ts';
import { pilot } from './product/pilot.ts';
import * as words from './request-words.ts';

export type Request = FixedRequest & {
  readonly uses: readonly { readonly on: PagePath | '/404'; readonly label: string }[];
};

const answeredBy = (label: string, to: string) =>
  isPublished(to) ? { answer: { label, to } } : {};
const byDocs = answeredBy(words.readDocs, '/docs');
const bySamples = answeredBy(words.seeSamples, '/api?tab=examples');

const toPilot = replyWithin('quote-or-pilot');
const toPartner = replyWithin('partner-application');

const own = {
  technicalDemo: {
    text: fill(words.technicalDemoMail, { mesh: brand.mesh.name, you: words.you }),
    uses: [
      { on: '/platform/communications', label: words.requestTechnicalDemo },
      { on: '/platform/communications', label: words.requestDemo },
    ],
  },
  engineeringTeam: {
    text: fill(words.engineeringTeamMail, { mesh: brand.mesh.name, you: words.you }),
    uses: [{ on: '/platform/communications', label: words.contactEngineers }],
  },
  encryptionDemo: {
    text: fill(words.encryptionDemoMail, { you: words.you }),
    uses: [{ on: '/platform/explore-encryption', label: words.scheduleDemo }],
  },
  encryptionTrial: {
    reply: toPilot,
    text: fill(words.encryptionTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/explore-encryption', label: words.startTrial }],
  },
  storageDemo: {
    text: fill(words.storageDemoMail, { you: words.you }),
    uses: [{ on: '/platform/learn-about-storage', label: words.scheduleDemo }],
  },
  storageTrial: {
    reply: toPilot,
    text: fill(words.storageTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/learn-about-storage', label: words.startTrial }],
  },
  accessDemo: {
    text: fill(words.accessDemoMail, { you: words.you }),
    uses: [{ on: '/platform/discover-controls', label: words.scheduleDemo }],
  },
  accessTrial: {
    reply: toPilot,
    text: fill(words.accessTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/discover-controls', label: words.startTrial }],
  },
  trial: {
    reply: toPilot,
    text: fill(words.trialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/data-protection', label: words.startTrial }],
  },
  pilot: {
    reply: toPilot,
    text: fill(words.pilotMail, { weeks: pilot.weeks, you: words.you }),
    uses: [
      { on: '/', label: words.requestPilot },
      { on: '/free-demo', label: words.requestPilot },
      { on: '/products-solutions', label: words.requestPilot },
      { on: '/solutions/enterprise', label: words.requestPilot },
      { on: '/solutions/it-leaders', label: words.requestPilot },
    ],
  },
  getStartedFree: {
    text: words.getStartedFreeMail,
    uses: [
      { on: '/platform/data-protection', label: words.getStarted },
      { on: '/solutions/developers', label: words.getStartedFree },
      { on: '/developers', label: words.getStartedFree },
    ],
  },
  apiKey: {
    text: words.apiKeyMail,
    uses: [
      { on: '/solutions/developers', label: words.getApiKey },
      { on: '/api', label: words.getApiKey },
      { on: '/docs', label: words.getClientPackage },
    ],
  },
  documentationAccess: {
    ...byDocs,
    text: fill(words.documentationAccessMail, { you: words.you }),
    uses: [
      { on: '/solutions/developers', label: words.viewDocumentation },
      { on: '/developers', label: words.requestDocumentation },
    ],
  },
  githubExamples: {
    ...bySamples,
    text: words.githubExamplesMail,
    uses: [{ on: '/solutions/developers', label: words.githubExamples }],
  },
  viewExamples: {
    ...bySamples,
    text: words.viewExamplesMail,
    uses: [
      { on: '/solutions/developers', label: words.viewExamples },
      { on: '/api', label: words.requestExample },
    ],
  },
  developerDemo: {
    text: fill(words.developerDemoMail, { you: words.you }),
    uses: [{ on: '/developers', label: words.scheduleDemo }],
  },
  demo: {
    text: fill(words.demoMail, { you: words.you }),
    uses: [
      { on: '/', label: words.talkToExpert },
      { on: '/platform/zero-trust', label: words.requestDemo },
    ],
  },
  executiveBriefing: {
    text: fill(words.executiveBriefingMail, { you: words.you }),
    uses: [{ on: '/solutions/it-leaders', label: words.requestBriefing }],
  },
  militaryBriefing: {
    text: words.militaryBriefingMail,
    caution: words.noSecretsByMail,
    uses: [{ on: '/solutions/military', label: words.requestClassifiedDemo }],
  },
  evidence: {
    text: fill(words.evidenceMail, { you: words.you }),
    uses: [
      { on: '/platform/architecture', label: words.askForEvidence },
      { on: '/solutions/it-leaders', label: words.requestDocuments },
      { on: '/solutions/military', label: words.requestDocuments },
      { on: '/solutions/enterprise', label: words.requestDocuments },
      { on: '/security', label: words.requestDocuments },
    ],
  },
  barrier: {
    text: words.barrierMail,
    uses: [{ on: '/accessibility', label: words.reportBarrier }],
  },
  insuranceTerms: {
    text: fill(words.insuranceTermsMail, { you: words.you }),
    uses: [{ on: '/products-solutions', label: words.askForTerms }],
  },
  researchCollaboration: {
    text: words.researchCollaborationMail,
    uses: [{ on: labsPath, label: words.proposeCollaboration }],
  },
  privacy: { text: words.privacyMail, uses: [{ on: '/privacy', label: words.privacyRequest }] },
  mediaInquiry: {
    text: words.mediaInquiryMail,
    uses: [
      { on: '/press', label: words.sendMediaInquiry },
      { on: '/press', label: words.askAboutRelease },
    ],
  },
  generalApplication: {
    text: words.generalApplicationMail,
    uses: [{ on: '/careers', label: words.sendApplication }],
  },
  partnerInquiry: {
    reply: toPartner,
    text: fill(words.partnerInquiryMail, { you: words.you }),
    uses: [{ on: '/partners', label: words.contactPartnerTeam }],
  },
  partnerCall: {
    reply: toPartner,
    text: fill(words.partnerCallMail, { you: words.you }),
    asksTimeZone: true,
    uses: [{ on: '/partners', label: words.scheduleCall }],
  },
  correction: { text: words.correctionMail, uses: [{ on: '/blog', label: words.reportMistake }] },
} as const satisfies Record<keyof typeof words.subjects, Omit<Request, 'id' | 'subject'>>;

type Named = {
  readonly [Name in keyof typeof own]: (typeof own)[Name] & Pick<Request, 'id' | 'subject'>;
};

/** The id by which receivers sort messages: `technical-demo`. */
const idOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The requests without a form. A test looks for each use in the built pages. */
export const requests = {
  // Object.fromEntries forgets which request has which uses.
  ...(Object.fromEntries(
    keysOf(own).map((name) => [
      name,
      { ...own[name], id: idOf(name), subject: words.subjects[name] },
    ]),
  ) as object as Named),
  askUs: askUs satisfies Request,
};

/** Reports a mistake in a topic of the documentation. */
export const mistakeIn = (title: string): Request => ({
  id: 'documentation',
  subject: fill(words.mistakeSubject, { title }),
  text: words.mistakeMail,
  uses: [{ on: '/docs', label: words.reportMistake }],
});

/** The button that starts a demo. It leads to the contact form if the demo's page is off the site. */
export const startDemo = {
  label: words.startFreeDemo,
  to: isPublished('/free-demo') ? '/free-demo' : '/contact',
} as const;
