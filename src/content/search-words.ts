/*
 * What visitors call things, after what the pages call them, for the search. Each phrase of visitors is also looked for
 * as it is typed. A line whose words no page has does nothing.
 */
import type { Synonyms } from '../lib/text/search-words.ts';

export const synonyms: Synonyms = {
  // Buying
  pricing:
    'price, prices, cost, costs, how much, fee, fees, license fee, license fees, quote, quotation, rates, tariff, license cost, subscription, plans, packages, buy, purchase, budget, expensive',
  margin: 'discount, discounts, reseller discount, commission, rebate, referral fee',
  partner: 'reseller, resellers, distributor, integrator, affiliate, channel, msp',
  'free demo': 'trial, free trial, test drive, book a demo, see it live, walkthrough, webinar',
  pilot: 'proof of concept, poc, evaluation, try it out, trial period',
  exit: 'lock-in, vendor lock-in, cancel, cancel contract, cancellation, terminate, termination, exit strategy, exit plan, switch vendor, offboarding, leave',
  escrow: 'out of business, bankrupt, insolvency, go under, source code',
  compared:
    'competitors, competition, competitor, alternatives, alternative, versus, vs, differences, better than',
  'case studies':
    'references, reference customers, success stories, customers, examples of customers',

  // Law and assurance
  'data processing agreement':
    'dpa, avv, data processing addendum, processor agreement, article 28',
  'business associate agreement': 'baa, baas',
  ATO: 'authority to operate, authorization to operate, accreditation',
  FedRAMP: 'stateramp, govramp, fed ramp, cloud authorization',
  ITAR: 'export control, export controls, export license, eccn, munitions, ear99',
  clearance: 'cleared, cleared staff, security clearance, secret clearance, ts sci, fcl',
  'penetration test':
    'pentest, pen test, pentesting, pentests, penetration testing, red team, security test',
  'SOC 2': 'soc2, soc 2 report, soc ii, type 2 report, attestation, auditor, audit report',
  'auditor’s name': 'who is your auditor, who audits you, audited by, audit firm, audit period',
  'ISO 27001': 'iso27001, iso 27k, isms',
  'FIPS 140': 'fips 140-3, cmvp, module validation, validated module',
  'sub-processors':
    'subprocessor, subcontractors, subcontractor, third parties, vendors you use, hosting provider',
  CBOM: 'cryptographic bill of materials, crypto bom',
  SBOM: 'software bill of materials, dependencies, open source licenses',
  disclosure:
    'pgp, gpg, pgp key, bug bounty, bounty, report a vulnerability, vulnerability, vulnerabilities, safe harbor, security.txt, report a bug, cve, responsible disclosure, hall of fame',
  GDPR: 'dsgvo, general data protection regulation, schrems, data residency, eu data',
  'privacy policy':
    'gdpr request, personal data, delete my data, data subject, opt out, unsubscribe, tracking, cookies',
  'your rights':
    'unsubscribe, opt out, delete my data, delete my account, data subject request, right to erasure',
  'terms of service': 'tos, eula, terms and conditions, legal, liability, warranty, indemnity',
  'governing law': 'jurisdiction, applicable law, courts, disputes',
  accessibility: 'wcag, vpat, acr, screen reader, section 508, ada, a11y',

  // Service and support
  uptime: 'sla, availability guarantee, service level, service levels, downtime, nines',
  'SLA gives a credit': 'service credits, sla credits, refund, compensation, penalty',
  support: 'help desk, helpdesk, customer service, ticket, tickets, assistance, sla',
  'status page': 'status, system status, service status, outage, outages, is it down, incidents',
  'release notes':
    'changelog, change log, changes, what is new, version history, updates, new version',
  'coming soon': 'roadmap, future plans, product plan, planned',
  releases: 'changelog, version, versions, lifecycle, end of life, eol',
  contact:
    'phone number, phone, telephone, call you, call, address, email address, reach you, office, talk to sales, sales team, speak to someone, where are you, location, headquarters',
  429: 'throttling, throttle, too many requests',
  'calls a second for each key':
    'rate limit, rate limits, requests per second, calls per second, throttling',
  'API calls per month': 'rate limit, rate limits, quota, quotas, free tier, limits',

  // The company
  careers:
    'jobs, job, job openings, openings, hiring, vacancies, vacancy, work for you, employment, internship, intern, recruiting, apply for a job',
  'open positions':
    'jobs, job, openings, vacancies, vacancy, hiring, salary, salaries, compensation, wage, wages, pay, pay range, pay ranges, how much do you pay, earn',
  benefits: 'perks, remote work, parental leave, vacation, pto',
  leadership: 'team, founders, founder, ceo, cto, management, executives, who runs, who are you',
  press: 'media, journalists, journalist, logo, logos, brand assets, news, newsroom, interview',
  'about us': 'company, who are you, investors, funding, history, owner, ownership',
  newsletter: 'mailing list, subscribe',

  // Using it
  account:
    'login, log in, log on, signin, sign in, sign up, signup, register, registration, password, forgot password, create account, dashboard',
  documentation:
    'docs, manual, guide, guides, getting started, quickstart, quick start, tutorial, tutorials, how to start, wiki, knowledge base',
  SDK: 'library, libraries, package, client library, npm, pip, maven, python, node, nodejs, java, go, golang, rust, .net, c#, php, ruby, javascript, typescript',
  'other languages': 'python, java, go, golang, rust, .net, c#, php, ruby',
  'sample files': 'code examples, examples, code samples, github, demo code',
  sandbox: 'test environment, playground, staging, test mode',
  'API key': 'token, access token, credentials, api token, authentication, bearer token, oauth',
  'e-mail add-in':
    'outlook, plugin, plug-in, extension, gmail, mail client, mail clients, thunderbird, office 365, microsoft 365',
  integrations:
    'connectors, siem, splunk, okta, entra, active directory, single sign-on, sso, saml, ldap, scim, vault, kms',
  'key rotation': 'rotate keys, rolling keys, rekey, re-key, renew keys, renewal',
  'access policy': 'permissions, permission, rbac, iam, authorization',
  failover: 'high availability, ha, disaster recovery, redundancy, business continuity, outage',
  restore: 'backup, backups, recover, recovery, lost key, lost keys, disaster recovery',
  'loses a key': 'lost key, lost keys, forgot key, stolen key',
  tokenization:
    'masking, data masking, anonymize, anonymization, pseudonymization, redaction, chatgpt, llm, ai, copilot',
  'hardware modules': 'hsm, hsms, tpm, yubikey, smart card, key ceremony',
  'on-premise':
    'on-prem, on premises, self-hosted, self hosted, private cloud, air gap, air-gapped, airgapped',
  'system requirements':
    'requirements, prerequisites, hardware requirements, operating systems, windows, linux, macos, kubernetes, docker, ram',
  footprint:
    'requirements, system requirements, prerequisites, hardware requirements, docker, kubernetes, sizing, installation, deployment',
  performance: 'benchmark, benchmarks, speed, latency, throughput, how fast, overhead',

  // Cryptography
  'ML-KEM': 'kyber, crystals kyber, kyber768, kyber 768, kem',
  'ML-DSA': 'dilithium, crystals dilithium',
  'SLH-DSA': 'sphincs, sphincs+, sphincsplus',
  'post-quantum':
    'pqc, pq, quantum-safe, quantum resistant, quantum-resistant, quantum proof, quantum-proof',
  'harvest now': 'store now decrypt later, sndl, hndl, record now',
  'quantum computer': 'q-day, qday, y2q, crqc, quantum threat, when will rsa break',
  'CNSA 2.0': 'nsa, cnsa2, suite b, nsa suite, national security systems',
  'crypto agility': 'agile, algorithm agility, replace algorithm, swap algorithms',
  QKD: 'quantum key distribution',
  'zero-knowledge':
    'byok, hyok, hold your own key, bring your own key, can you read our data, client-side encryption, customer-managed keys, cmk',
  'independently reviewed': 'third-party review, peer review, external review, proven, snake oil',
  DORA: 'digital operational resilience act',
  HIPAA: 'phi, health data, hospital, ehr',
  'PCI DSS': 'pci, credit cards, cardholder data, payment cards',
  compliance: 'nis2, nis 2, regulations, regulatory, nydfs, glba, sox, cmmc, nist 800-171',
};
