import type { RequestSpec } from '../../src/features/request/request-spec.ts';
import type { FormValues } from '../../src/ui/form/form-values.ts';
import { everyForm } from '../support/every-form.ts';

/** What a visitor of the sample’s forms might type. */
export const formValues = {
  contact: {
    firstName: 'Ada',
    lastName: 'Løvelace',
    email: 'ada@example.com',
    company: 'Bellwether Mutual',
    subject: '100% + you & me = ?',
    message: 'Line one\nline two +1 👩‍🔬 שלום',
  },
  newsletter: { email: 'ada@example.com' },
  'free-demo': {
    firstName: 'Ada',
    lastName: 'Løvelace',
    email: 'ada@example.com',
    phoneNumber: '+1 651 555 0199',
    company: 'Bellwether Mutual',
    jobTitle: 'Records architect',
    industry: 'financial',
    companySize: '1001-5000',
    preferredTime: 'weekday mornings',
    securityChallenges: 'Policies under RSA-2048 wraps since 1999.\nNobody can list the keys.',
  },
  'architecture-review': {
    companyName: 'Bellwether Mutual',
    contactName: 'Ada Løvelace',
    title: 'Records architect',
    email: 'ada@example.com',
    phone: '+1 651 555 0199',
    organizationType: 'financial',
    organizationSize: 'large',
    currentInfrastructure: 'Two data centers, one cloud region, one tape vault.',
    securityChallenges: 'Recorded traffic.\nNobody can list the keys.',
    architectureGoals: 'Hybrid key exchange by 2027, one inventory.',
    technicalRequirements: 'Keys stay in our own modules.',
    complianceNeeds: 'SOC 2, state insurance rules',
    timeline: 'medium',
    budget: '500k-1m',
    preferredMeetingTime: 'morning',
  },
  'enterprise-demo': {
    firstName: 'Ada',
    lastName: 'Løvelace',
    email: 'ada@example.com',
    company: 'Bellwether Mutual',
    jobTitle: 'Records architect',
    phone: '+1 651 555 0199',
    companySize: '501-1000',
    industry: 'financial',
    useCase: 'quantum-readiness',
    timeline: 'short-term',
    securityRequirements: 'Separation of duties in every key ceremony.',
    additionalInfo: 'Four people will attend.',
  },
  'partner-application': {
    companyName: 'Northern Rack',
    website: 'rack.example',
    partnerType: 'security-integrator',
    companySize: 'small',
    contactName: 'Tove Ek',
    email: 'tove@rack.example',
    phone: '+46 8 555 0100',
    regions: 'Nordics, Baltics',
    experience: 'Twelve years of network projects.',
    description: 'We install what others specify.',
  },
  'product-demo': { name: 'Ada Løvelace', email: 'ada@example.com', product: 'storage-sharing' },
} as const satisfies Record<string, FormValues>;

/** @throws Error if no form has this id */
export function formById(id: string): RequestSpec {
  const found = everyForm.find(({ request }) => request.id === id);
  if (!found) throw new Error(`There is no form ${id}`);
  return found.request;
}
