import { renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file whole or not at all: on a full disk, what was in it stays. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const whole = `${file}.new`;
  try {
    writeFileSync(whole, content, { flush: true });
    renameSync(whole, file);
  } finally {
    rmSync(whole, { force: true });
  }
}
