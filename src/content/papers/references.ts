import type { PaperSlug } from './catalog.ts';

export type Reference = { readonly label: string; readonly href: string };

const fips203 = {
  label:
    'NIST, FIPS 203: Module-Lattice-Based Key-Encapsulation Mechanism Standard, August 13, 2024',
  href: 'https://csrc.nist.gov/pubs/fips/203/final',
};
const fips204 = {
  label: 'NIST, FIPS 204: Module-Lattice-Based Digital Signature Standard, August 13, 2024',
  href: 'https://csrc.nist.gov/pubs/fips/204/final',
};
const fips205 = {
  label: 'NIST, FIPS 205: Stateless Hash-Based Digital Signature Standard, August 13, 2024',
  href: 'https://csrc.nist.gov/pubs/fips/205/final',
};
const ir8547 = {
  label:
    'NIST, IR 8547 (initial public draft): Transition to Post-Quantum Cryptography Standards, November 12, 2024',
  href: 'https://csrc.nist.gov/pubs/ir/8547/ipd',
};
const m2302 = {
  label: 'OMB, M-23-02: Migrating to Post-Quantum Cryptography, November 18, 2022',
  href: 'https://www.whitehouse.gov/wp-content/uploads/2022/11/M-23-02-M-Memo-on-Migrating-to-Post-Quantum-Cryptography.pdf',
};
const gidney2019 = {
  label:
    'C. Gidney and M. Ekerå, How to factor 2048 bit RSA integers in 8 hours using 20 million noisy qubits, 2019',
  href: 'https://arxiv.org/abs/1905.09749',
};
const gidney2025 = {
  label:
    'C. Gidney, How to factor 2048 bit RSA integers with less than a million noisy qubits, May 2025 (cited in the update only)',
  href: 'https://arxiv.org/abs/2505.15917',
};
const ir8545 = {
  label:
    'NIST, IR 8545: Status Report on the Fourth Round, March 11, 2025 (cited in the update only)',
  href: 'https://csrc.nist.gov/pubs/ir/8545/final',
};
const sp800207 = {
  label: 'NIST, SP 800-207: Zero Trust Architecture, August 2020',
  href: 'https://csrc.nist.gov/pubs/sp/800/207/final',
};
const sp800208 = {
  label: 'NIST, SP 800-208: Recommendation for Stateful Hash-Based Signature Schemes, October 2020',
  href: 'https://csrc.nist.gov/pubs/sp/800/208/final',
};
const cnsaFaq = {
  label:
    'NSA, The Commercial National Security Algorithm Suite 2.0 and Quantum Computing FAQ, version 2.1, December 2024',
  href: 'https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF',
};
const order14412 = {
  label:
    'Executive Order 14412: Securing the Nation Against Advanced Cryptographic Attacks, June 22, 2026 (cited in the update)',
  href: 'https://www.federalregister.gov/d/2026-12909',
};
const shamir = {
  label: 'A. Shamir, How to share a secret, Communications of the ACM 22 (1979)',
  href: 'https://doi.org/10.1145/359168.359176',
};
const etsi = {
  label: 'ETSI, TS 103 744: Quantum-safe Hybrid Key Exchanges, December 2020',
  href: 'https://www.etsi.org/deliver/etsi_ts/103700_103799/103744/',
};

/** In the order in which each paper's executive edition cites them. */
export const references: Readonly<Record<PaperSlug, readonly Reference[]>> = {
  'first-steps-in-post-quantum-migration': [
    fips203,
    fips204,
    fips205,
    gidney2019,
    m2302,
    ir8547,
    etsi,
    sp800208,
    ir8545,
    gidney2025,
  ],
  'whose-deadline-is-it': [
    {
      label: 'White House, National Security Memorandum 10, May 4, 2022',
      href: 'https://bidenwhitehouse.archives.gov/briefing-room/statements-releases/2022/05/04/national-security-memorandum-on-promoting-united-states-leadership-in-quantum-computing-while-mitigating-risks-to-vulnerable-cryptographic-systems/',
    },
    m2302,
    cnsaFaq,
    ir8547,
    {
      label:
        'BSI and partners from 18 EU member states, Securing Tomorrow, Today: Transitioning to Post-Quantum Cryptography, November 27, 2024',
      href: 'https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Crypto/PQC-joint-statement.pdf',
    },
    fips203,
    fips204,
    {
      label:
        'NIST, Cryptographic Module Validation Program, FIPS 140-3 transition (cited in the update)',
      href: 'https://csrc.nist.gov/projects/fips-140-3-transition-effort',
    },
    order14412,
  ],
  'blind-layers': [
    fips203,
    shamir,
    {
      label: 'NIST, SP 800-57 Part 1 Rev. 5: Recommendation for Key Management, May 2020',
      href: 'https://csrc.nist.gov/pubs/sp/800/57/pt1/r5/final',
    },
    {
      label: 'NIST, SP 800-38F: Methods for Key Wrapping, December 2012',
      href: 'https://csrc.nist.gov/pubs/sp/800/38/f/final',
    },
    etsi,
    ir8545,
  ],
  'many-paths-one-observer': [
    fips203,
    shamir,
    {
      label:
        'L. R. Ford and D. R. Fulkerson, Maximal flow through a network, Canadian Journal of Mathematics 8 (1956)',
      href: 'https://doi.org/10.4153/CJM-1956-045-5',
    },
    {
      label:
        'IETF, RFC 8684: TCP Extensions for Multipath Operation with Multiple Addresses, March 2020',
      href: 'https://www.rfc-editor.org/rfc/rfc8684',
    },
    {
      label: 'NSA, Quantum Key Distribution (QKD) and Quantum Cryptography (QC)',
      href: 'https://www.nsa.gov/Cybersecurity/Quantum-Key-Distribution-QKD-and-Quantum-Cryptography-QC/',
    },
    {
      label:
        'BSI, ANSSI, NLNCSA and Swedish NCSA, Position Paper on Quantum Key Distribution, January 2024',
      href: 'https://www.bsi.bund.de/SharedDocs/Downloads/EN/BSI/Crypto/Quantum_Positionspapier.pdf',
    },
  ],
  'encryption-duties-in-three-statutes': [
    {
      label: 'Regulation (EU) 2016/679 (GDPR), Articles 5, 32, 33, 34, 42 and 43 and Recital 83',
      href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      label: 'California Civil Code, sections 1798.100, 1798.140, 1798.150 and 1798.81.5',
      href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.150.',
    },
    {
      label: '45 CFR 164.306 and 164.312 (HIPAA Security Rule)',
      href: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-C',
    },
    {
      label: '45 CFR 164.402 to 164.414 (breach notification)',
      href: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164/subpart-D',
    },
    {
      label: 'HHS, HIPAA Security Rule notice of proposed rulemaking, 90 FR 898, January 6, 2025',
      href: 'https://www.federalregister.gov/citation/90-FR-898',
    },
    {
      label:
        'HHS, Guidance to render unsecured protected health information unusable, unreadable or indecipherable, 74 FR 19006, April 27, 2009',
      href: 'https://www.federalregister.gov/citation/74-FR-19006',
    },
  ],
  'zero-trust-after-the-key-change': [
    sp800207,
    {
      label: 'CISA, Zero Trust Maturity Model, version 2.0, April 2023',
      href: 'https://www.cisa.gov/zero-trust-maturity-model',
    },
    fips204,
    fips205,
    {
      label: 'IETF, RFC 6265: HTTP State Management Mechanism, section 6.1, April 2011',
      href: 'https://www.rfc-editor.org/rfc/rfc6265#section-6.1',
    },
    {
      label: 'IETF, RFC 7519: JSON Web Token, May 2015',
      href: 'https://www.rfc-editor.org/rfc/rfc7519',
    },
    sp800208,
    {
      label: 'IETF, RFC 6928: Increasing TCP’s Initial Window, April 2013',
      href: 'https://www.rfc-editor.org/rfc/rfc6928',
    },
    cnsaFaq,
  ],
};
