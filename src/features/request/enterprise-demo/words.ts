/* The words of the form for an enterprise demo. */

export const energy = 'Energy';
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
export const enterpriseSubject = 'Enterprise Demo Request';
