/*
 * Requests without a form: the buttons, and what their messages say between the greeting and the page's address. Visitors
 * complete them in their own mail app.
 */

export const requestTechnicalDemo = 'Request a Technical Demo';
export const requestDemo = 'Request Demo';
export const contactEngineers = 'Contact Our Engineering Team';
export const scheduleDemo = 'Schedule Demo';
export const startTrial = 'Start Free Trial';
export const requestPilot = 'Request a pilot';
export const getStarted = 'Get Started';
export const getStartedFree = 'Get Started Free';
export const getApiKey = 'Get API Key';
export const getClientPackage = 'Get the client package';
export const viewDocumentation = 'View Documentation';
/** Links to what is public, before the buttons that ask for it. */
export const readDocs = 'Read the docs';
export const seeSamples = 'See the samples';
export const requestDocumentation = 'Request more documentation';
export const githubExamples = 'GitHub Examples';
export const viewExamples = 'View Examples';
export const requestExample = 'Request another example';
export const talkToExpert = 'Talk to an Expert';
export const requestBriefing = 'Request an Executive Briefing';
export const requestClassifiedDemo = 'Request a Classified Demo';
export const askForEvidence = 'Ask for evidence';
export const requestDocuments = 'Request the documents';
export const reportBarrier = 'Report a barrier';
export const askForTerms = 'Ask for terms';
export const proposeCollaboration = 'Propose a collaboration';
export const privacyRequest = 'Privacy request';
export const sendMediaInquiry = 'Send a media inquiry';
export const askAboutRelease = 'Ask about this release';
export const sendApplication = 'Send General Application';
export const contactPartnerTeam = 'Contact Partner Team';
export const scheduleCall = 'Schedule a Call';
export const reportMistake = 'Report a mistake';
export const sendToAuthors = 'Send it to the authors';
export const askUs = 'Ask us';
export const requestCopy = 'Request a copy';
export const startFreeDemo = 'Start Free Demo';

/** At the end of many of them. */
export const you = 'Name:\nCompany:\nRole:';

export const technicalDemoMail = `We’d like a technical demo of {mesh} with an engineer.

{you}
Sites and links involved:
Failures we want to see:`;

export const engineeringTeamMail = `We have a question for the {mesh} engineers:

{you}
What we run today:`;

export const encryptionDemoMail =
  'We’d like a demo of your encryption.\n\n{you}\nAlgorithms in use today:\nHow long our data must stay secret:';

export const encryptionTrialMail = `We’d like to try the encryption on our own test data.
{trial}

{you}
Languages and platforms:`;

export const storageDemoMail =
  'We’d like a demo of secure storage with split keys, including a restore.\n\n{you}\nPlanned layout (cloud, on-premise, hybrid):';

export const storageTrialMail = `We’d like to try the storage with test data.
{trial}

{you}
Volume and kind of data:`;

export const accessDemoMail = `We’d like a demo of access control with rules like ours.

{you}
Directory and identity provider:`;

export const accessTrialMail = `We’d like to try access control with a small group.
{trial}

{you}
Number of people and applications:`;

export const trialMail = `We’d like to try data protection before we decide.
{trial}

{you}
Start with (at rest, in transit, in use):`;

export const pilotMail = `We’d like to plan a {weeks}-week pilot with our own keys.

{you}
Team and data set to start with:
Cloud account or hardware:`;

export const getStartedFreeMail = `Please set us up on the free tier.

Name:
Company, if any:
What we want to build or protect:`;

export const apiKeyMail = `Please issue a test key for the free tier.

Name:
Company, if any:
Expected calls a month:`;

export const documentationAccessMail =
  'The public documentation doesn’t answer this question:\n\n{you}';

export const githubExamplesMail = `Please give us access to the example repositories.

Name:
GitHub account:
Languages and frameworks:`;

export const viewExamplesMail =
  'Please send us examples for this case:\n\nName:\nLanguage and framework:';

export const developerDemoMail = 'We’d like a developer demo with code.\n\n{you}\nStack:';

export const demoMail = `I’d like to talk to an expert and see a demo.

{you}
What we want to protect:`;

export const executiveBriefingMail = `I’d like an executive briefing: what’s due now, what can wait, and what it costs.

{you}
Who will attend:
Decision it supports:`;

export const militaryBriefingMail = `I’d like a briefing.

Agency:
Role:
Preferred secure channel:`;

/** Above its control, and in the dialog after it. */
export const noSecretsByMail =
  'E-mail is not for classified or controlled information: say only that you want a briefing.';

export const evidenceMail = `Please send what we ticked, with its scope and its dates:
[ ] Audit reports and certificates
[ ] Penetration test, summary
[ ] SBOM of the current release
[ ] Status of the control plane, last twelve months
[ ] Evidence behind these claims:

{you}
Confidentiality agreement in place (yes or no):`;

export const barrierMail = `I ran into a barrier on your site.

Page:
What I wanted to do:
What happened instead:
Browser, and any assistive technology:

Name (if you want an answer by name):`;

export const insuranceTermsMail =
  'Please send the terms of the insurance backing: insurer, conditions, limits and exclusions.\n\n{you}';

export const researchCollaborationMail = `I’d like to work with you on:

Name:
Institution:
Published work:`;

export const privacyMail = `My request about the e-mail you hold from this address (access, correction, deletion, a copy, objection):

Name:
Country or state I live in:`;

export const mediaInquiryMail = `Outlet:
Deadline, with time zone:
Language of quotes:

Questions:

Name:`;

export const generalApplicationMail = `Work I would like to do:
Something I have built:
Where I can work:

Name:

Before sending:
[ ] Résumé attached
[ ] No photo, no date of birth`;

export const partnerInquiryMail = `We have a question about the partner program:

{you}
Markets we serve:`;

export const partnerCallMail = `I’d like a call about the partner program. These times work for me:

1. Date and time:
2. Date and time:
3. Date and time:

{you}
Phone:`;

export const correctionMail = `Article:
What it says:
What’s correct:
Source:

Name to credit:`;

export const mistakeMail = 'I think this sentence or sample is wrong:\n\nIt should say:';

export const askUsMail = 'I looked for this and didn’t find it:';

export const commentMail = 'My comment on this article:';

export const applicationMail = `I’m applying for the position {position}.

Why this position:
Something I have built:
Earliest start date:

Name:

Before sending:
[ ] Résumé attached
[ ] No photo, no date of birth`;

export const publicationMail = 'Please send me a copy of “{title}”.\n\nName:\nInstitution:';

export const productMail = `Product: {product}
Please tell me how to try it and what it costs.

{you}`;

export const comingProductMail = `Product: {product}
Please tell me when it ships. I don’t need other mail about it until then.

{you}`;

export const questionAboutMail = 'Please pass this question to the author:';

export const fullEditionMail = `Please send me the full edition of this paper.

Name:
Company:
Decision I need it for:`;

export const caseTalkMail = `We have a similar case and would like to talk about it.

Name:
Company:
What’s similar:
What’s different:`;

/* Subjects. Receivers sort by the id in the last line, so these are words like all others. */

export const subjects = {
  technicalDemo: 'Technical Demo Request',
  engineeringTeam: 'Engineering Team Contact',
  encryptionDemo: 'Quantum-Secure Encryption Demo Request',
  encryptionTrial: 'Quantum-Secure Encryption Trial Request',
  storageDemo: 'Secure Data Storage Demo Request',
  storageTrial: 'Secure Data Storage Trial Request',
  accessDemo: 'Access Control Demo Request',
  accessTrial: 'Access Control Trial Request',
  trial: 'Trial Request',
  pilot: 'Pilot Request',
  getStartedFree: 'Get Started Free',
  apiKey: 'API Key Request',
  documentationAccess: 'Documentation Access Request',
  githubExamples: 'GitHub Examples Request',
  viewExamples: 'View Examples Request',
  developerDemo: 'Developer Demo Request',
  demo: 'Demo Request',
  executiveBriefing: 'Demo Request',
  militaryBriefing: 'Military and Government Briefing Request',
  evidence: 'Evidence request',
  barrier: 'Accessibility barrier',
  insuranceTerms: 'Insurance Terms Request',
  researchCollaboration: 'Research Collaboration',
  privacy: 'Privacy request',
  mediaInquiry: 'Media inquiry',
  generalApplication: 'General Application',
  partnerInquiry: 'Partner Program Inquiry',
  partnerCall: 'Schedule Partner Program Call',
  correction: 'Correction to an article',
} as const;
export const askUsSubject = 'Question about your site';
export const commentSubject = 'Comment on an article';
export const mistakeSubject = 'Documentation: {title}';
export const applicationSubject = 'Application - {position}';
export const publicationSubject = 'Publication Request - {title}';
export const productSubject = 'Product Information Request';
export const fullEditionSubject = 'Full edition - {title}';
export const caseSubject = 'Case study - {title}';
export const authorSubject = 'Author - {title}';
