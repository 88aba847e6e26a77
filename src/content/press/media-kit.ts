import { brand } from '../../config/brand.ts';
import { counts } from '../product/offer.ts';
import { physics } from '../product/cryptography.ts';
import { site } from '../../config/site.ts';
import { placeName } from '../../lib/text/postal-address.ts';
import { productById } from '../products.ts';
import { executives } from '../people.ts';

const offered = `${counts.available} of its ${counts.products} products are available: ${counts.services} services and ${counts.suiteAvailable} of the ${counts.suite} products in its suite.`;

const privateAiToo = productById('private-ai') ? ` and a ${brand.privateAi.short}` : '';

/** By length in words. */
export const boilerplate = {
  sample: true,
  50: `${site.name} is a data protection company in ${placeName(site.address)}. It sells encrypted communications, storage and access control built on published post-quantum standards, and labels each performance figure by kind and scope. ${offered}`,
  100: `${site.name} is a data protection company in ${placeName(site.address)}, founded in 2019. It sells encrypted communications, document storage${privateAiToo ? ',' : ' and'} access control${privateAiToo} to organizations whose data must stay secret for decades. Keys come from X25519 and ML-KEM; AES-256 seals content. ${physics} Customers run the key service themselves. ${offered} Its performance figures are unaudited.`,
} as const;

export const spokespeople = executives.map(({ name, role, text }) => ({ name, role, about: text }));

/** Also in every archive. */
export const kitLicense = `You may reproduce these files unaltered in reporting about ${site.name}, with the credit “${site.name}”. Colors may be turned to black and white. No other rights are granted.`;

export const mediaKit = [
  {
    id: 'logos',
    name: 'Logo set',
    text: 'Mark and wordmark for light and dark backgrounds, as SVG and as PNG in three sizes.',
    type: 'ZIP',
    file: `/press/${site.slug}-logos.zip`,
  },
  {
    id: 'figures',
    name: 'Product figures',
    text: 'The site’s computed drawings for dark and light backgrounds, as SVG and PNG, with descriptions.',
    type: 'ZIP',
    file: `/press/${site.slug}-figures.zip`,
  },
  {
    id: 'texts',
    name: executives.length > 0 ? 'Boilerplate and people' : 'Boilerplate',
    text: `Two lengths of text${executives.length > 0 ? ', short biographies' : ''} and every release, as plain text.`,
    type: 'ZIP',
    file: `/press/${site.slug}-texts.zip`,
  },
  {
    id: 'fact-sheet',
    name: 'Fact sheet',
    text: 'The company, the status of each product, and answers to the questions reporters ask.',
    type: 'PDF',
    file: `/press/${site.slug}-fact-sheet.pdf`,
  },
] as const;
