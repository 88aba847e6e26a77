/* The words of the application of a partner. */

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
export const partnerSubject = 'New Partner Application';
export const partnerSubjectOf = 'New Partner Application - {company}';
