import { isPublished } from '../config/is-published.ts';
import { brand } from '../config/brand.ts';
import { labsPath } from '../config/site.ts';
import type { FixedRequest } from '../lib/mail/mailto.ts';
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

/** The requests without a form. A test looks for each use in the built pages. */
export const requests = {
  technicalDemo: {
    subject: 'Technical Demo Request',
    text: fill(words.technicalDemoMail, { mesh: brand.mesh.name, you: words.you }),
    uses: [
      { on: '/platform/communications', label: words.requestTechnicalDemo },
      { on: '/platform/communications', label: words.requestDemo },
    ],
  },
  engineeringTeam: {
    subject: 'Engineering Team Contact',
    text: fill(words.engineeringTeamMail, { mesh: brand.mesh.name, you: words.you }),
    uses: [{ on: '/platform/communications', label: words.contactEngineers }],
  },
  encryptionDemo: {
    subject: 'Quantum-Secure Encryption Demo Request',
    text: fill(words.encryptionDemoMail, { you: words.you }),
    uses: [{ on: '/platform/explore-encryption', label: words.scheduleDemo }],
  },
  encryptionTrial: {
    subject: 'Quantum-Secure Encryption Trial Request',
    reply: toPilot,
    text: fill(words.encryptionTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/explore-encryption', label: words.startTrial }],
  },
  storageDemo: {
    subject: 'Secure Data Storage Demo Request',
    text: fill(words.storageDemoMail, { you: words.you }),
    uses: [{ on: '/platform/learn-about-storage', label: words.scheduleDemo }],
  },
  storageTrial: {
    subject: 'Secure Data Storage Trial Request',
    reply: toPilot,
    text: fill(words.storageTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/learn-about-storage', label: words.startTrial }],
  },
  accessDemo: {
    subject: 'Access Control Demo Request',
    text: fill(words.accessDemoMail, { you: words.you }),
    uses: [{ on: '/platform/discover-controls', label: words.scheduleDemo }],
  },
  accessTrial: {
    subject: 'Access Control Trial Request',
    reply: toPilot,
    text: fill(words.accessTrialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/discover-controls', label: words.startTrial }],
  },
  trial: {
    subject: 'Trial Request',
    reply: toPilot,
    text: fill(words.trialMail, { trial: pilot.trialMail, you: words.you }),
    uses: [{ on: '/platform/data-protection', label: words.startTrial }],
  },
  pilot: {
    subject: 'Pilot Request',
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
    subject: 'Get Started Free',
    text: words.getStartedFreeMail,
    uses: [
      { on: '/platform/data-protection', label: words.getStarted },
      { on: '/solutions/developers', label: words.getStartedFree },
      { on: '/developers', label: words.getStartedFree },
    ],
  },
  apiKey: {
    subject: 'API Key Request',
    text: words.apiKeyMail,
    uses: [
      { on: '/solutions/developers', label: words.getApiKey },
      { on: '/api', label: words.getApiKey },
      { on: '/docs', label: words.getClientPackage },
    ],
  },
  documentationAccess: {
    subject: 'Documentation Access Request',
    ...byDocs,
    text: fill(words.documentationAccessMail, { you: words.you }),
    uses: [
      { on: '/solutions/developers', label: words.viewDocumentation },
      { on: '/developers', label: words.requestDocumentation },
    ],
  },
  githubExamples: {
    subject: 'GitHub Examples Request',
    ...bySamples,
    text: words.githubExamplesMail,
    uses: [{ on: '/solutions/developers', label: words.githubExamples }],
  },
  viewExamples: {
    subject: 'View Examples Request',
    ...bySamples,
    text: words.viewExamplesMail,
    uses: [
      { on: '/solutions/developers', label: words.viewExamples },
      { on: '/api', label: words.requestExample },
    ],
  },
  developerDemo: {
    subject: 'Developer Demo Request',
    text: fill(words.developerDemoMail, { you: words.you }),
    uses: [{ on: '/developers', label: words.scheduleDemo }],
  },
  demo: {
    subject: 'Demo Request',
    text: fill(words.demoMail, { you: words.you }),
    uses: [
      { on: '/', label: words.talkToExpert },
      { on: '/platform/zero-trust', label: words.requestDemo },
    ],
  },
  executiveBriefing: {
    subject: 'Demo Request',
    text: fill(words.executiveBriefingMail, { you: words.you }),
    uses: [{ on: '/solutions/it-leaders', label: words.requestBriefing }],
  },
  militaryBriefing: {
    subject: 'Military and Government Briefing Request',
    text: words.militaryBriefingMail,
    caution: words.noSecretsByMail,
    uses: [{ on: '/solutions/military', label: words.requestClassifiedDemo }],
  },
  evidence: {
    subject: 'Evidence request',
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
    subject: 'Accessibility barrier',
    text: words.barrierMail,
    uses: [{ on: '/accessibility', label: words.reportBarrier }],
  },
  insuranceTerms: {
    subject: 'Insurance Terms Request',
    text: fill(words.insuranceTermsMail, { you: words.you }),
    uses: [{ on: '/products-solutions', label: words.askForTerms }],
  },
  researchCollaboration: {
    subject: 'Research Collaboration',
    text: words.researchCollaborationMail,
    uses: [{ on: labsPath, label: words.proposeCollaboration }],
  },
  privacy: {
    subject: 'Privacy request',
    text: words.privacyMail,
    uses: [{ on: '/privacy', label: words.privacyRequest }],
  },
  mediaInquiry: {
    subject: 'Media inquiry',
    text: words.mediaInquiryMail,
    uses: [
      { on: '/press', label: words.sendMediaInquiry },
      { on: '/press', label: words.askAboutRelease },
    ],
  },
  generalApplication: {
    subject: 'General Application',
    text: words.generalApplicationMail,
    uses: [{ on: '/careers', label: words.sendApplication }],
  },
  partnerInquiry: {
    subject: 'Partner Program Inquiry',
    reply: toPartner,
    text: fill(words.partnerInquiryMail, { you: words.you }),
    uses: [{ on: '/partners', label: words.contactPartnerTeam }],
  },
  partnerCall: {
    subject: 'Schedule Partner Program Call',
    reply: toPartner,
    text: fill(words.partnerCallMail, { you: words.you }),
    asksTimeZone: true,
    uses: [{ on: '/partners', label: words.scheduleCall }],
  },
  correction: {
    subject: 'Correction to an article',
    text: words.correctionMail,
    uses: [{ on: '/blog', label: words.reportMistake }],
  },
  askUs,
} as const satisfies Record<string, Request>;

/** Reports a mistake in a topic of the documentation. */
export const mistakeIn = (title: string): Request => ({
  subject: `Documentation: ${title}`,
  text: words.mistakeMail,
  uses: [{ on: '/docs', label: words.reportMistake }],
});

/** The button that starts a demo. It leads to the contact form if the demo's page is off the site. */
export const startDemo = {
  label: words.startFreeDemo,
  to: isPublished('/free-demo') ? '/free-demo' : '/contact',
} as const;
