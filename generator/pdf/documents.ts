import { availableNow, comingSoon } from '../../src/sections/words.ts';
import { capitalized } from '../../src/lib/text/grammar.ts';
import { isPublished } from '../../src/config/is-published.ts';
import { site } from '../../src/config/site.ts';
import { type ClaimId, claims, statusOf } from '../../src/content/claims.ts';
import { suite } from '../../src/content/pages/products-solutions/suite.ts';
import { paperCatalog, paperFile, type PaperSlug } from '../../src/content/papers/catalog.ts';
import { checkedOn, paperCategoryNames, papers } from '../../src/content/papers/papers.ts';
import { mediaKit } from '../../src/content/pages/press.ts';
import { spokespeople } from '../../src/content/people.ts';
import { acts } from '../../src/content/product/acts.ts';
import { actColumns } from '../../src/content/product/authority.ts';
import { apiErrors } from '../../src/content/product/api-errors.ts';
import { effort, footprint } from '../../src/content/product/buying.ts';
import { custodyColumns, custodyRows } from '../../src/content/product/custody.ts';
import { deployment } from '../../src/content/product/deployment.ts';
import { purposes } from '../../src/content/product/crypto-assets.ts';
import { artifacts } from '../../src/content/product/evidence.ts';
import { trustDocuments } from '../../src/content/product/trust-documents.ts';
import { services } from '../../src/content/product/offer.ts';
import {
  applicationSteps,
  partnerRequirements,
  trainingModules,
} from '../../src/content/product/partner-program.ts';
import { noiseSource } from '../../src/content/product/cryptography.ts';
import { products } from '../../src/content/products.ts';
import { identityBitsFigure } from '../../src/figures/articles/identity-bits.ts';
import { meshBypassFigure } from '../../src/figures/mesh-bypass.ts';
import { latticeGaussianFigure } from '../../src/figures/scenes/lattices.ts';
import { standingWaveFigure } from '../../src/figures/pages/waves.ts';
import type { Figure } from '../../src/figures/pen/model.ts';
import { excludedScene } from '../../src/figures/scenes/excluded.ts';
import { sceneStill } from '../../src/figures/scenes/still.ts';
import { shareCurvesFigure } from '../../src/figures/scenes/share-curves.ts';
import { tunnelScene } from '../../src/figures/scenes/tunnel.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { postalLine } from '../../src/lib/text/postal-address.ts';
import type { PdfSource } from './compile.ts';

/** Cropped, so that it fits a cover. */
const lattice = (): Figure => ({ ...latticeGaussianFigure(), height: 420 });

/** The figure on a paper's cover and in its text, where the paper has one of its own. */
const coverFigures: Partial<Record<PaperSlug, () => Figure>> = {
  'first-steps-in-post-quantum-migration': lattice,
  'whose-deadline-is-it': () => standingWaveFigure(4),
  'blind-layers': excludedScene,
  'many-paths-one-observer': () => meshBypassFigure('wide'),
  'encryption-duties-in-three-statutes': identityBitsFigure,
  'zero-trust-after-the-key-change': () => sceneStill(tunnelScene, 'wide'),
};

const plainCover = () => standingWaveFigure(5);

const innerFigures: Partial<Record<PaperSlug, Readonly<Record<string, Figure>>>> = {
  'blind-layers': { shares: shareCurvesFigure('wide') },
  'many-paths-one-observer': { waves: standingWaveFigure(3) },
};

const edition = 'Executive edition';

function paperSource(slug: PaperSlug): PdfSource {
  const { title, category, description, date, pages, ...paper } = papers[slug];
  return {
    page: '/resources/whitepapers',
    main: `papers/${slug}.typ`,
    title,
    description,
    keywords: [paperCategoryNames[category], 'whitepaper', site.name],
    date,
    edition,
    figures: { cover: (coverFigures[slug] ?? plainCover)(), ...innerFigures[slug] },
    data: {
      ...paper,
      category: paperCategoryNames[category],
      pages,
      caution: paper.caution ?? null,
      published: longDate(date),
      checkedOn: longDate(checkedOn),
    },
  };
}

const factSheet = mediaKit.find(({ id }) => id === 'fact-sheet')?.file;
if (!factSheet) throw new Error('pdf: the media kit names no fact sheet');

const listed = (...ids: readonly ClaimId[]) =>
  ids.map((id) => {
    const { figure, scope } = claims[id];
    return { figure, kind: capitalized(statusOf(id)), scope };
  });

const listedClaims = {
  transport: listed('failover', 'mesh-latency', 'processing-latency'),
  capacity: listed(
    'uptime-platform',
    'uptime-storage',
    'daily-throughput',
    'storage-throughput',
    'storage-volume',
    'cores',
    'nodes',
    'storage-reduction',
    'node-failover',
    'recovery',
  ),
};

/** Absent where the vendor has deleted the claim. */
const patents = Object.entries(claims).find(([id]) => id === 'patents')?.[1];

const listedProducts = products.map(({ id, available }) => ({
  term: suite[id].name,
  text: suite[id].description,
  status: available ? availableNow : comingSoon,
}));

/** The documents of the page about security that have a text. */
const ofTrust = artifacts.flatMap((artifact) => {
  const parts = trustDocuments[artifact.id];
  if (!parts || !artifact.date) return [];
  const { file, name: title, text: description, date } = artifact;
  const source: PdfSource = {
    page: '/security',
    main: 'product/trust-document.typ',
    title,
    description,
    keywords: ['evidence', site.name],
    date,
    edition: title,
    figures: {},
    data: { parts, day: longDate(date) },
  };
  return [[file, source] as const];
});

const all: readonly (readonly [path: string, source: PdfSource])[] = [
  ...ofTrust,
  ...paperCatalog.map(({ slug }) => [paperFile(slug), paperSource(slug)] as const),
  [
    '/technical-specifications.pdf',
    {
      page: '/platform/architecture',
      main: 'product/technical-specifications.typ',
      title: 'Technical Specifications',
      description: 'Layers, algorithms, object sizes, interfaces and limits of the platform.',
      keywords: ['specifications', 'ML-KEM', site.name],
      date: checkedOn,
      edition: 'Technical specifications',
      figures: {
        lattice: lattice(),
        mesh: meshBypassFigure('wide'),
        shares: shareCurvesFigure('wide'),
      },
      data: {
        checkedOn: longDate(checkedOn),
        claims: listedClaims,
        acts: [actColumns, ...acts.map(({ act, cells }) => [act, ...cells])].flat(),
        custody: [custodyColumns, ...custodyRows].flat(),
        errors: apiErrors,
        footprint,
        effort,
        deployment,
        noiseSource,
        evidence: artifacts,
        purposes,
      },
    },
  ],
  [
    '/partner-guide.pdf',
    {
      page: '/partners',
      main: 'product/partner-guide.typ',
      title: 'Partner Guide',
      description: 'What partners receive, what we ask, and how an application is decided.',
      keywords: ['partners', site.name],
      date: checkedOn,
      edition: 'Partner guide',
      figures: { waves: standingWaveFigure(2) },
      data: {
        checkedOn: longDate(checkedOn),
        training: trainingModules,
        requirements: partnerRequirements,
        steps: applicationSteps,
      },
    },
  ],
  [
    factSheet,
    {
      page: '/press',
      main: 'press/fact-sheet.typ',
      title: `${site.name} Fact Sheet`,
      description: 'The company, its products with their status, and whom to ask.',
      keywords: ['press', site.name],
      date: checkedOn,
      edition: 'Press fact sheet',
      figures: {},
      data: {
        checkedOn: longDate(checkedOn),
        address: postalLine(site.address),
        sample: site.sampleNotice !== '',
        people: spokespeople,
        products: listedProducts,
        patents: patents?.figure ?? null,
        services: services.map(({ name }) => name),
      },
    },
  ],
];

/** The documents by their address, without those of pages that are not published. */
export const documents: ReadonlyMap<string, PdfSource> = new Map(
  all.filter(([, { page }]) => isPublished(page)),
);
