import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { strToU8, type Zippable, zipSync } from 'fflate';

import { site } from '../../src/config/site.ts';
import { boilerplate, kitLicense, mediaKit } from '../../src/content/pages/press.ts';
import { spokespeople } from '../../src/content/people.ts';
import { papers, releases } from '../../src/content/records.ts';
import { logoFigure } from '../../src/figures/logo.ts';
import { meshBypassFigure } from '../../src/figures/mesh-bypass.ts';
import { plateModesFigure } from '../../src/figures/pages/waves.ts';
import { nightPalette, type Palette, paperPalette } from '../../src/figures/pen/palette.ts';
import { toSvg } from '../../src/figures/pen/to-svg.ts';
import { homeStill } from '../../src/figures/scenes/home.ts';
import { latticeGaussianFigure, lweScene } from '../../src/figures/scenes/lattices.ts';
import { polarizersFigure } from '../../src/figures/scenes/polarizers.ts';
import { shareCurvesFigure } from '../../src/figures/scenes/share-curves.ts';
import { sceneStill } from '../../src/figures/scenes/still.ts';
import { strataScene } from '../../src/figures/scenes/strata.ts';
import { tunnelScene } from '../../src/figures/scenes/tunnel.ts';
import { zonePlates } from '../../src/figures/scenes/zone-plates.ts';
import { longDate } from '../../src/lib/text/format.ts';
import { placeName } from '../../src/lib/text/postal-address.ts';
import { escapeXml } from '../../src/lib/files/xml.ts';
import { asNamedThere } from './sources.ts';
import { stage } from './stage.ts';
import {
  paperCatalog,
  paperFile,
  paperPicture,
  paperPictureSize,
} from '../../src/content/papers/catalog.ts';
import { compilePdf } from '../pdf/compile.ts';
import { documents } from '../pdf/documents.ts';
import { capHeight, headingPath } from '../pictures/heading.ts';
import { firstPage } from '../pictures/pdf-pages.ts';
import { rasterize } from '../pictures/rasterize.ts';
import { loadSharp } from '../pictures/ready-picture.ts';
import { billsOffered } from './bills.ts';

type Logo = {
  svg: string;
  /** Widths of its PNGs, in pixels. */
  widths: readonly number[];
};

const margin = 16;
const markSize = 96;
const gap = 20;

/** The mark, and the mark with the name, in a palette's colors. The name is outlines, so it needs no font. */
function logos(palette: Palette): Readonly<Record<'mark' | 'logo', Logo>> {
  const mark = toSvg(logoFigure(site.name), palette);
  const style = { size: 68, tracking: -0.02 };
  const name = headingPath(site.name, style);
  const x = margin + markSize + gap;
  const baseline = margin + (markSize + style.size * capHeight) / 2;
  const width = Math.ceil(x + name.width + margin);
  const height = markSize + 2 * margin;
  const placed = mark.replace(
    /^<svg[^>]*? width="\d+" height="\d+"/,
    (root) =>
      `${root.replace(/ width="\d+" height="\d+"/, '')} x="${margin}" y="${margin}" width="${markSize}" height="${markSize}"`,
  );
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(site.name)}">${placed}<path fill="${palette.ink}" transform="translate(${x} ${baseline})" d="${name.path}"/></svg>`;
  return {
    mark: { svg: mark, widths: [64, 256, 1024] },
    logo: { svg: logo, widths: [320, 960, 1920] },
  };
}

const content = resolve(import.meta.dirname, '../../src/content');

/** A fixed timestamp for every file, for reproducible archives. */
const mtime = new Date('2025-05-13T12:00:00');

const grounds = [
  ['for-dark', nightPalette],
  ['for-light', paperPalette],
] as const;

/** The scenes of the home page and of the platform, as the site draws them. Documents do without. */
const drawFigures = () => ({
  interference: homeStill('wide'),
  'zone-plates': sceneStill(zonePlates, 'wide'),
  tunnel: sceneStill(tunnelScene, 'wide'),
  strata: sceneStill(strataScene, 'wide'),
  polarizers: polarizersFigure('wide'),
  lattice: latticeGaussianFigure(),
  'learning-with-errors': lweScene('wide'),
  shares: shareCurvesFigure('wide'),
  mesh: meshBypassFigure('wide'),
  'plate-modes': plateModesFigure('wide'),
});

const text = (...lines: readonly string[]) => strToU8(`${lines.join('\n')}\n`);

const readMe = (about: string, ...lines: readonly string[]) =>
  text(
    about,
    '',
    ...lines,
    '',
    kitLicense,
    '',
    `Questions: ${site.email}${site.phone.display && `, ${site.phone.display}`}`,
  );

/** A PNG is compressed already. */
const asIs = (png: Buffer): [Uint8Array, { level: 0 }] => [png, { level: 0 }];

const archive = (files: Zippable): Buffer => Buffer.from(zipSync(files, { mtime, level: 9 }));

async function logoArchive(): Promise<Buffer> {
  const files: Zippable = {
    'README.txt': readMe(
      `${site.name} logos`,
      '"mark" is the sign alone, "logo" the sign with the name.',
      'Take "for-dark" on dark grounds and "for-light" on light ones.',
      'Keep clear space of half the sign around it. SVG scales; PNG comes in three widths.',
    ),
  };
  for (const [ground, palette] of grounds)
    for (const [name, { svg, widths }] of Object.entries(logos(palette))) {
      files[`svg/${name}-${ground}.svg`] = strToU8(svg);
      for (const width of widths)
        files[`png/${name}-${ground}-${width}.png`] = asIs(await rasterize(svg, width));
    }
  return archive(files);
}

async function figureArchive(): Promise<Buffer> {
  const figures = drawFigures();
  const files: Zippable = {
    'README.txt': readMe(
      `${site.name} figures`,
      'Each drawing is computed from the physics or mathematics it shows.',
      '',
      ...Object.entries(figures).map(
        ([name, { title, description }]) => `${name}\n  ${title}. ${description}\n`,
      ),
    ),
  };
  for (const [ground, palette] of grounds)
    for (const [name, figure] of Object.entries(figures)) {
      const svg = toSvg(figure, palette, { background: true });
      files[`svg/${name}-${ground}.svg`] = strToU8(svg);
      files[`png/${name}-${ground}.png`] = asIs(await rasterize(svg, 1440));
    }
  return archive(files);
}

async function textArchive(): Promise<Buffer> {
  const { withoutMarkup } = await import('../texts/without-markup.ts');
  const files: Zippable = {
    'README.txt': readMe(`${site.name} texts`, 'Plain text, UTF-8. Copy what you need.'),
    'boilerplate-50-words.txt': text(boilerplate[50]),
    'boilerplate-100-words.txt': text(boilerplate[100]),
    'people.txt': text(
      ...spokespeople.map(({ name, role, about }) => `${name}\n${role}\n${about}\n`),
    ),
  };
  for (const { slug, title, date, text: prose } of releases) {
    files[`releases/${date}-${slug}.txt`] = text(
      title,
      `${placeName(site.address)}, ${longDate(date)}`,
      '',
      withoutMarkup(prose),
    );
  }
  return archive(files);
}

const makers = { logos: logoArchive, figures: figureArchive, texts: textArchive };

/** The upper part of a paper's first page. */
async function pictureOfPaper(pdf: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(await firstPage(pdf, paperPictureSize.width))
    .extract({ left: 0, top: 0, ...paperPictureSize })
    .webp({ quality: 40 })
    .toBuffer();
}

/**
 * Makes the PDFs, the bills of materials and the archives of the press kit, which the cache then has.
 * @param wanted the pages whose files are made, and the files of the records that these may show
 */
export async function makeFiles(wanted: readonly string[]): Promise<void> {
  await stage('downloads', wanted, async () => {
    const files = new Map<string, Buffer>(wanted.includes('/security') ? billsOffered() : []);
    for (const [path, source] of documents)
      if (wanted.includes(source.page)) {
        const pdf = await compilePdf(source);
        files.set(path, pdf);
        const slug = paperCatalog.find((paper) => paperFile(paper.slug) === path)?.slug;
        if (slug) files.set(paperPicture(slug), await pictureOfPaper(pdf));
      }
    if (wanted.includes('/resources/whitepapers'))
      for (const { slug, pdf } of papers)
        files.set(paperFile(slug), readFileSync(asNamedThere(join(content, pdf))));
    if (wanted.includes('/press'))
      for (const item of mediaKit)
        if (item.id !== 'fact-sheet') files.set(item.file, await makers[item.id]());
    return { files: [...files], about: null };
  });
}
