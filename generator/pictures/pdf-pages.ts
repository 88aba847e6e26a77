/** The pages of a PDF. pdf.js reads them, which draws with the canvas that it asks for. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Canvas } from '@napi-rs/canvas';

/** In bytes: some hosts take no larger file. */
const most = 25_000_000;

const folder = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

const remedies: Readonly<Record<string, string>> = {
  PasswordException: 'asks for a password: save it without one',
  InvalidPDFException: 'is cut off or broken: export it again',
};

/**
 * Reads a PDF.
 * @throws Error saying what is wrong with the file, and what to do; the name of the file fits before it
 */
async function opened(bytes: Buffer) {
  if (bytes.toString('latin1', 0, 4) !== '%PDF') throw new Error('is no PDF: export it as one');
  // Loaded when it is asked for: it is large.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    cMapUrl: `${join(folder, 'cmaps')}/`,
    wasmUrl: `${join(folder, 'wasm')}/`,
    verbosity: 0,
  });
  const pdf = await task.promise.catch((cause: unknown) => {
    const name = cause instanceof Error ? cause.name : '';
    throw new Error(remedies[name] ?? 'cannot be read: export it again', { cause });
  });
  return { pdf, close: () => task.destroy() };
}

/** How many pages a PDF has. Throws as `firstPage` does. */
export async function pagesOf(bytes: Buffer): Promise<number> {
  const { pdf, close } = await opened(bytes);
  const { numPages } = pdf;
  await close();
  return numPages;
}

/**
 * The first page of a PDF as a picture.
 * @param width in pixels
 * @throws Error saying what is wrong with the file, and what to do; the name of the file fits before it
 */
export async function firstPage(bytes: Buffer, width: number): Promise<Buffer> {
  if (bytes.length > most)
    throw new Error(
      `has ${(bytes.length / 1_000_000).toFixed(1)} MB, and hosts take 25: export it for the web`,
    );
  const { pdf, close } = await opened(bytes);
  try {
    const page = await pdf.getPage(1).catch((cause: unknown) => {
      throw new Error('has no page that can be read: export it again', { cause });
    });
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas: Canvas = createCanvas(width, Math.round(Math.min(viewport.height, 4 * width)));
    await page.render({ canvas: canvas as never, viewport }).promise;
    return canvas.toBuffer('image/jpeg', 95);
  } finally {
    await close();
  }
}
