import { existsSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: on a full disk, what was in it stays. A link to it stays a link. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const place = existsSync(file) ? realpathSync(file) : file;
  const whole = `${place}.new`;
  try {
    writeFileSync(whole, content, { flush: true });
    renameSync(whole, place);
  } finally {
    rmSync(whole, { force: true });
  }
}
