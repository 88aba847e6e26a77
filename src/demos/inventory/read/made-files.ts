import { judge } from '../judge.ts';
import { read } from './read.ts';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What is read from a text, as from a file of that name. */
export const readText = (text: string, name = 'file') => read(name, bytesOf(text));

/** The assets of a text, each with its verdict. */
export const said = (text: string) =>
  readText(text).assets.map((asset) => ({
    name: asset.name,
    system: asset.system,
    verdict: judge(asset).first.verdict,
    parts: asset.parts.map(({ written }) => written),
  }));

/** A bill of materials in CycloneDX 1.6. */
export const bill = (components: readonly object[], more: object = {}): string =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components, ...more });

/** An algorithm in a bill of materials. */
export const algorithm = (name: string, properties: object = {}, more: object = {}) => ({
  type: 'cryptographic-asset',
  name,
  cryptoProperties: { assetType: 'algorithm', algorithmProperties: properties },
  ...more,
});
