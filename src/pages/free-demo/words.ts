/* The words of the form for a free demo. */

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
export const freeDemoSubject = 'Free Demo Request';
export const freeDemoSubjectOf = 'Free Demo Request - {company}';
