import { createEngine } from '../../src/features/search/engine.ts';
import type { SearchIndex } from '../../src/features/search/search-index.ts';
import { read } from '../support/dist.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const { pages, synonyms }: SearchIndex = JSON.parse(read('search-index.json'));
const engine = await createEngine(pages, synonyms);

/** What a developer would type, and the place that answers it. */
const questions = [
  ['how do I install the sdk', '/docs#install-the-sdk'],
  ['verify checksum of download', '/docs#install-the-sdk'],
  ['first encryption curl', '/docs#first-encryption'],
  ['test key vs live key', '/docs#environments'],
  ['401', '/docs#reading-errors'],
  ['retry after 429', '/docs#reading-errors'],
  ['revoke leaked api key', '/docs#api-keys'],
  ['how do I rotate a key', '/docs#key-rotation'],
  ['access denied which rule', '/docs#roles-and-policies'],
  ['audit log json fields', '/docs#audit-log'],
  ['search in an encrypted column', '/docs#field-encryption'],
  ['blind index', '/docs#field-encryption'],
  ['truncated file', '/docs#file-encryption'],
  ['createCipheriv nonce', '/docs#file-encryption'],
  ['tokenize names before a language model', '/docs#tokenization'],
  ['migrate RSA wraps', '/docs#migrating-old-data'],
  ['enroll a node', '/docs#joining-the-mesh'],
  ['X25519MLKEM768 openssl s_client', '/docs#hybrid-handshake'],
  ['failover how long', '/docs#failover-behavior'],
  ['prometheus alert', '/docs#monitoring-a-node'],
  ['ML-KEM-768 public key size', '/solutions/developers#sizes'],
  ['encrypted_data response field', '/api'],
] as const;

for (const [question, place] of questions) {
  test(`“${question}” leads to ${place} within three results`, () => {
    const first = engine.search(question).results.slice(0, 3);
    expect(first.some(({ href }) => href.startsWith(place))).toBe(true);
  });
}

/** What others would type, by the kind of word, and the place that answers it. */
const asked = {
  'a price': [
    ['cost', '/products-solutions#pricing'],
    ['how much', '/products-solutions#pricing'],
    ['how much does it cost?', '/products-solutions#pricing'],
    ['license fees', '/products-solutions#pricing'],
    ['discount', '/partners#types'],
    ['free trial', '/free-demo'],
    ['proof of concept', '/products-solutions#pilot'],
  ],
  'a way out': [
    ['vendor lock-in', '/solutions/enterprise#exit'],
    ['cancel contract', '/solutions/enterprise#exit'],
    ['what if you go out of business', '/security#without-us'],
  ],
  'an abbreviation': [
    ['DPA', '/security#what-each-compliance-claim-proves'],
    ['BAA', '/security#what-each-compliance-claim-proves'],
    ['ATO', '/solutions/military#certifications'],
    ['FedRAMP', '/solutions/military#certifications'],
    ['ITAR', '/solutions/military#certifications'],
    ['SOC2', '/solutions/military#certifications'],
    ['PGP', '/security#disclosure'],
    ['SLA', '/solutions/enterprise#figures'],
    ['SLA credits', '/solutions/enterprise#figures'],
    ['VPAT', '/accessibility'],
    ['NIS2', '/solutions/it-leaders#compliance'],
    ['HSM', '/products-solutions#footprint'],
  ],
  'a word of buyers': [
    ['competitors', '/solutions/enterprise#compare'],
    ['facility clearance', '/solutions/military#certifications'],
    ['ECCN', '/solutions/military#certifications'],
    ['pentest', '/security#evidence'],
    ['who is your auditor', '/security#what-each-compliance-claim-proves'],
    ['mail clients', '/products-solutions#email-add-in'],
    ['requests per second', '/docs#environments-the-public-sandbox'],
    ['subcontractors', '/security#sub-processors'],
    ['bug bounty', '/security#disclosure'],
    ['safe harbor', '/security#disclosure'],
    ['can you read our data', '/platform/data-protection#zero-knowledge'],
    ['air gap', '/platform/learn-about-storage#options'],
    ['changelog', '/security#evidence'],
    ['status page', '/security#evidence'],
    ['roadmap', '/products-solutions'],
    ['rate limit', '/solutions/developers#stats'],
    ['outlook', '/products-solutions#email-add-in'],
    ['kubernetes', '/platform/architecture#footprint'],
  ],
  'about us': [
    ['jobs', '/careers#positions'],
    ['salary', '/careers#positions'],
    ['remote', '/careers#where'],
    ['who is your CEO', '/about#leadership'],
    ['phone number', '/contact'],
    ['logo', '/press#media-kit'],
  ],
  'about this site': [
    ['login', '/terms#the-account-is-a-record-in-your-browser'],
    ['forgot password', '/terms#the-account-is-a-record-in-your-browser'],
    ['unsubscribe', '/privacy#your-rights'],
    ['screen reader', '/accessibility#what-no-person-has-tried'],
  ],
  'a name of the field': [
    ['kyber', '/platform/explore-encryption'],
    ['dilithium', '/solutions/developers#sizes'],
    ['python', '/docs#install-the-sdk-other-languages'],
    ['quantum threat', '/platform/explore-encryption#comparison'],
  ],
  'a typo': [
    ['subprocesors', '/security#sub-processors'],
    ['pentset', '/security#evidence'],
    ['dilithum', '/solutions/developers#sizes'],
  ],
} as const;

for (const [kind, queries] of Object.entries(asked)) {
  test(`${kind} leads to its place first`, () => {
    const placeOf = ([query]: readonly [string, string]) => [
      query,
      engine.search(query).results[0]?.href,
    ];
    expect(queries.map(placeOf)).toEqual(queries);
  });
}

/** Terms of the field as these pages write them. A hyphen stands for a blank too. */
const terms =
  'post-quantum zero-trust ML-KEM ML-KEM-768 ML-KEM-1024 ML-DSA ML-DSA-65 SLH-DSA FIPS-203 FIPS-204 FIPS-205 FIPS-140-3 AES-128 AES-256 AES-256-GCM SHA-256 SHA-384 RSA-2048 RSA-4096 P-256 P-384 X-25519 X-25519-ML-KEM-768 TLS-1.3 SP-800-208 NSM-10 key-rotation key-encapsulation key-exchange key-management API-key hash-based lattice-based audit-log blind-index field-encryption file-encryption side-channel quantum-safe quantum-secure quantum-computer hybrid-handshake access-policy re-wrap e-mail supply-chain data-protection constant-time zero-knowledge role-based on-premises round-trip threat-model public-key elliptic-curve Diffie-Hellman crypto-agility fail-over root-of-trust end-to-end'.split(
    ' ',
  );
const otherCase = (term: string) =>
  term === term.toLowerCase() ? term.toUpperCase() : term.toLowerCase();

test('a term leads to one place with hyphens, with blanks, as one word and in other case', () => {
  const placesOf = (query: string) => engine.search(query).results.map(({ href }) => href);
  const lost = terms.flatMap((term) => {
    const blank = term.replaceAll('-', ' ');
    const [place] = placesOf(blank);
    const ways = [term, blank, term.replaceAll('-', ''), otherCase(term), otherCase(blank)];
    return ways.filter((way) => !place || !placesOf(way).slice(0, 3).includes(place));
  });
  expect(lost).toEqual([]);
});

test('a German search finds parts of compounds and what Germans call things, and offers what is in English only', async ({
  page,
}) => {
  await open(page, '/de/about');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog').getByRole('combobox');
  const options = page.getByRole('option');
  await box.fill('Verwaltung');
  await expect(options.filter({ hasText: 'Schlüsselverwaltung' }).first()).toBeVisible();
  for (const [query, place] of [
    ['AVV', '/de/security#what-each-compliance-claim-proves'],
    ['Kündigung', '/de/security-platform#exit'],
    ['was kostet das', '/de/products-solutions#pricing'],
    ['Pentest', '/de/security#evidence'],
    ['Telefonnummer', '/de/contact'],
  ] as const) {
    await box.fill(query);
    await expect(options.first()).toHaveAttribute('href', place);
  }
  // Pages that are in English alone, by what Germans call things.
  for (const [query, place] of [
    ['Gehalt', '/careers#positions'],
    ['Händlerrabatt', '/partners#types'],
    ['Exportkontrolle', '/solutions/military#certifications'],
  ] as const) {
    await box.fill(query);
    await expect(options.and(page.locator(`[href="${place}"]`))).toBeVisible();
  }
  await box.fill('Python');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(/Auf Englisch: \d+/);
  await expect(options.last()).toHaveAttribute('href', /^\/(?!de\b)/);
});
