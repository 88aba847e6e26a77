import type { Argument } from '../argument.ts';

export const discoverControls = {
  heading: 'Access Control you can explain the morning after',
  lede: 'Someone will ask why a contractor could open that folder. The answer should be a rule with a name, a date and an owner.',
  sections: [
    {
      id: 'pillars',
      heading: 'Five pillars feed one decision',
      paragraphs: [
        'The zero-trust pillars follow CISA’s model: identity, devices, networks, applications and workloads, data. Each contributes a fact. Policy combines the facts, and the log keeps them.',
      ],
    },
    {
      id: 'controls',
      heading: 'The controls, and the failure each is for',
      paragraphs: [],
      points: [
        {
          term: 'Multi-factor authentication',
          text: 'For reused passwords. Passkeys and hardware tokens first, one-time codes where nothing else works.',
        },
        {
          term: 'Role-based control',
          text: 'For permissions that pile up. Roles are reviewed by their owners, and unused grants lapse.',
        },
        {
          term: 'Policy management',
          text: 'For rules nobody can read. Policies are text under version control, tested against past requests before release.',
        },
        {
          term: 'Threat detection',
          text: 'For valid credentials behaving badly. Unusual place, hour or volume raises the proof required.',
        },
      ],
    },
    {
      id: 'integrations',
      heading: 'It reads the directory you already keep',
      paragraphs: ['Nobody should maintain a second list of employees.'],
      points: [
        { term: 'SSO', text: 'SAML and OpenID Connect; the identity provider stays yours.' },
        { term: 'API', text: 'Decisions can be requested, simulated and exported over HTTP.' },
        {
          term: 'LDAP',
          text: 'Groups are read as attributes, so a leaver loses access at the source.',
        },
      ],
    },
    {
      id: 'example',
      heading: 'A request, decided',
      paragraphs: [
        'An analyst asks for a trading archive at 02:10 from a laptop whose disk encryption is off. Role says yes, device says no, hour says ask. The device rule wins, access is denied, and the entry records all three opinions.',
        'That order is an example policy. Yours may let the hour decide; what matters is that the precedence is written down.',
      ],
    },
  ],
  sources: [
    {
      label: 'CISA, Zero Trust Maturity Model 2.0',
      href: 'https://www.cisa.gov/zero-trust-maturity-model',
    },
    {
      label: 'NIST SP 800-63B, Authentication',
      href: 'https://pages.nist.gov/800-63-4/sp800-63b.html',
    },
  ],
  next: { label: 'Try your own rules in a demo', to: '/free-demo' },
} as const satisfies Argument;
