/* The words of the form for an architecture review. */

export const requestNotSubmitted =
  'There was an error submitting your request. Please try again or contact us directly.';
export const reviewTitle = 'Technical Architecture Review';
export const reviewSubtitle =
  'Engineers read it, and zero trust is part of the review. The more they know beforehand, the less they ask on the call.';
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
export const reviewSubject = 'Technical Architecture Review Request';
export const reviewSubjectOf = 'Technical Architecture Review Request - {company}';
