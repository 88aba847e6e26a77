/* The forms of requests: their fields, options, errors, notices and the sentences of their messages. */

/* Fields that several forms have, and what is said where one is empty. */

export const companyName = 'Company name';
export const companyNameRequired = 'Company name is required';
export const companySize = 'Company size';
export const industry = 'Industry';
export const securityChallenges = 'Security challenges';
export const timeline = 'Timeline';
export const subject = 'Subject';
export const subjectRequired = 'Subject is required';
export const message = 'Message';
export const messageRequired = 'Message is required';

/* Options that several forms have. */

export const people1To50 = '1-50 employees';
export const people51To200 = '51-200 employees';
export const financial = 'Financial';
export const healthcare = 'Healthcare';
export const government = 'Government';
export const education = 'Education';
export const energy = 'Energy';
export const manufacturing = 'Manufacturing';
export const technology = 'Technology';
export const other = 'Other';
export const immediate = 'Immediate (0-3 months)';

/* What several forms say. */

/** The button and, in the demo's form, the heading of its fields. */
export const requestDemo = 'Request Demo';
export const aboutYou = 'About you';
export const submissionFailed = 'Submission Failed';
export const requestNotPrepared =
  'There was an error preparing your request. Please try again or contact us directly.';
export const requestNotSubmitted =
  'There was an error submitting your request. Please try again or contact us directly.';
/** Messages begin so. */
export const helloTeam = 'Hello {vendor} team,';

/* Contact. */

export const sendMessage = 'Send Message';
export const mailAppOpened = 'Email client opened';
export const mailAppOpenedText =
  'Your default email client should now open with the message pre-filled.';
export const sent = 'Sent';
export const sentText = 'Your message has reached us. We reply by e-mail.';
export const messageNotPrepared =
  'There was an error preparing your message. Please try again or contact us directly.';
/** Subjects that links propose; visitors may change them. */
export const generalInquiry = 'General inquiry';
export const salesInquiry = 'Sales inquiry';
export const supportRequest = 'Support request';

/* Free demo. */

export const whatYouProtect = 'What you protect';
export const businessEmail = 'Business email';
export const financialServices = 'Financial Services';
export const governmentAndDefense = 'Government & Defense';
export const energyAndUtilities = 'Energy & Utilities';
export const retail = 'Retail';
export const people201To1000 = '201-1,000 employees';
export const people1001To5000 = '1,001-5,000 employees';
export const peopleOver5000 = '5,000+ employees';
export const preferredTime = 'Preferred demo time';
export const preferredTimeHint = 'e.g. weekday mornings, your time zone';
/** The first line of the challenges, where a kind of demo was chosen. */
export const interestedIn = 'I am interested in: ';
export const wantDemo = 'I would like to request a free demo.';
export const pleaseProposeTime = 'Please write back with a time that suits you.';

/* A product's demo. */

export const name = 'Name';
export const nameRequired = 'Name is required';
export const product = 'Product';
export const wantProductDemo = 'I would like to see a product run.';

/* A sealed message. */

export const sealedTitle = 'Write a sealed message';
export const sealedSubtitle = 'It is encrypted in your browser. You mail what comes out.';
export const subjectNotSealed = 'Not sealed: everyone on the way can read it.';
export const seal = 'Seal and open e-mail';
export const sealing = 'Sealing...';
export const notSealed = 'Not sealed';
export const notSealedText =
  'There was an error preparing your message. Nothing was handed over, and what you typed is still here.';

/* Architecture review. */

export const reviewTitle = 'Technical Architecture Review';
export const reviewSubtitle =
  'Engineers read it. The more they know beforehand, the less they ask on the call.';
export const youAndOrganization = 'You and your organization';
export const yourArchitecture = 'Your architecture';

export const personTitle = 'Title';
export const organizationType = 'Organization type';
export const organizationTypeRequired = 'Organization type is required';
export const enterprise = 'Enterprise';
export const militaryOrDefense = 'Military/Defense';
export const organizationSize = 'Organization size';
export const organizationSizeRequired = 'Organization size is required';
export const small1To100 = 'Small (1-100 employees)';
export const medium101To1000 = 'Medium (101-1,000 employees)';
export const large1001To10000 = 'Large (1,001-10,000 employees)';
export const enterpriseOver10000 = 'Enterprise (10,000+ employees)';
export const currentInfrastructure = 'Current infrastructure';
export const currentInfrastructureRequired = 'Current infrastructure description is required';
export const securityChallengesRequired = 'Security challenges description is required';
export const architectureGoals = 'Architecture goals';
export const architectureGoalsRequired = 'Architecture goals are required';
export const technicalRequirements = 'Technical requirements';
export const complianceNeeds = 'Compliance needs';
export const short3To6 = 'Short (3-6 months)';
export const medium6To12 = 'Medium (6-12 months)';
export const longOver12 = 'Long (12+ months)';
export const justExploring = 'Just exploring';
export const budget = 'Budget';
export const budgetUnder = 'Under {amount}';
export const budgetBetween = '{from}-{to}';
export const budgetOver = 'Over {amount}';
export const toBeDetermined = 'To be determined';
export const preferredMeetingTime = 'Preferred meeting time';
/** Hours such as "9 AM-12 PM". */
export const span = '{from}-{to}';
export const morning = 'Morning ({hours} {zone})';
export const afternoon = 'Afternoon ({hours} {zone})';
export const flexible = 'Flexible';

export const requestReview = 'Request Architecture Review';
export const submittingRequest = 'Submitting Request...';
export const reviewSubmitted = 'Review Request Submitted!';
export const reviewSubmittedText =
  'Thank you for requesting a technical architecture review. Our engineering team will contact you within 2 business days to schedule your consultation.';

export const helloEngineers = 'Hello {vendor} engineering team,';
export const wantReview = 'We would like a technical architecture review.';
/* Headings in the message. */
export const contactHeading = 'CONTACT';
export const organizationHeading = 'ORGANIZATION';
export const architectureHeading = 'ARCHITECTURE';
export const requirementsHeading = 'REQUIREMENTS';
export const timelineHeading = 'TIMELINE AND BUDGET';

/* Enterprise demo. */

export const enterpriseDemo = 'Enterprise Demo';
export const enterpriseDemoSubtitle = 'On a load like yours, with the people who would run it.';
export const whatYouNeed = 'What you need';

export const people201To500 = '201-500 employees';
export const people501To1000 = '501-1,000 employees';
export const peopleOver1000 = '1,000+ employees';
export const defense = 'Defense';
export const useCase = 'Use case';
export const dataProtection = 'Data Protection';
export const communications = 'Communications';
export const zeroTrust = 'Zero Trust';
export const compliance = 'Compliance';
export const quantumReadiness = 'Quantum Readiness';
export const multiple = 'Multiple';
export const shortTerm3To6 = 'Short-term (3-6 months)';
export const mediumTerm6To12 = 'Medium-term (6-12 months)';
export const longTermOver12 = 'Long-term (12+ months)';
export const evaluating = 'Evaluating';
export const securityRequirements = 'Security requirements';
export const additionalInformation = 'Additional information';

export const requestEnterpriseDemo = 'Request Enterprise Demo';
export const submitting = 'Submitting...';
export const requiredMissing = 'Required Fields Missing';
export const requiredMissingText =
  'Please fill in all required fields (First Name, Last Name, Email, Company).';
export const demoSubmitted = 'Demo Request Submitted!';
export const demoSubmittedText =
  'Thank you for your interest. Our enterprise team will contact you within 24 hours to schedule your demo.';
export const demoNotSubmitted = 'There was an error submitting your request. Please try again.';

export const helloEnterpriseTeam = 'Hello {vendor} enterprise team,';
export const wantEnterpriseDemo = 'We would like to see an enterprise demo.';

/* Partner application. */

export const partnerApplication = 'Partner Application';
export const partnerApplicationSubtitle = 'Who you are, what you have installed, and where.';
export const yourCompany = 'Your company';
export const whomWeWriteTo = 'Whom we write to';
export const yourBusiness = 'Your business';

export const website = 'Website';
export const websiteHint = 'With or without https://';
export const partnerType = 'Partner type';
export const partnerTypeRequired = 'Partner type is required';
export const securityIntegrator = 'Security Integrator';
export const globalReseller = 'Global Reseller';
export const technologyPartner = 'Technology Partner';
export const consultingPartner = 'Consulting Partner';
export const companySizeRequired = 'Company size is required';
export const startup1To10 = 'Startup (1-10 employees)';
export const small11To50 = 'Small (11-50 employees)';
export const medium51To200 = 'Medium (51-200 employees)';
export const large201To1000 = 'Large (201-1,000 employees)';
export const enterpriseOver1000 = 'Enterprise (1,000+ employees)';
export const targetMarkets = 'Target markets';
export const targetMarketsHint = 'Countries or regions';
export const industryExperience = 'Industry experience';
export const companyDescription = 'Company description';
export const companyDescriptionRequired = 'Company description is required';

export const submitApplication = 'Submit Application';
export const submittingApplication = 'Submitting Application...';
export const applicationSubmitted = 'Application Submitted!';
export const applicationSubmittedText =
  "Thank you for your interest in partnering with {vendor}. We'll review your application and get back to you within 2 business days.";
export const applicationNotSubmitted =
  'There was an error submitting your application. Please try again or contact us directly.';

export const helloPartnerTeam = 'Hello {vendor} partner team,';
export const wantToPartner = 'We would like to join the partner program.';
/** Says of the next text what it is. */
export const followUpAsked = 'The message asks our team to follow up within 24 hours.';
export const pleaseFollowUp = 'Please follow up with the applicant within 24 hours.';

/* Subjects of messages. */

export const partnerSubject = 'New Partner Application';
export const partnerSubjectOf = 'New Partner Application - {company}';
export const reviewSubject = 'Technical Architecture Review Request';
export const reviewSubjectOf = 'Technical Architecture Review Request - {company}';
export const enterpriseSubject = 'Enterprise Demo Request';
export const sealedSubject = 'Sealed message';
export const demoSubject = 'Demo Request';
export const freeDemoSubject = 'Free Demo Request';
export const freeDemoSubjectOf = 'Free Demo Request - {company}';
export const contactSubject = 'Contact Form Submission';
