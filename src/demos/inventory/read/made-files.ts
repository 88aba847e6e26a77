import { judge } from '../judge.ts';
import { read } from './read.ts';

export const bytesOfMade = (text: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(text);

/** What is read from a text, as from a file of that name. */
export const readMade = (text: string, name = 'file') => read(name, bytesOfMade(text));

/** The assets of a text, each with its verdict. */
export const said = (text: string) =>
  readMade(text).assets.map((asset) => ({
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
