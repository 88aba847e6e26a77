import * as v from 'valibot';

/** What is known about the records under one storage key. */
export type RecordFormat<T> = {
  /** Raised whenever records change shape. */
  readonly version: number;
  /** Checks and rebuilds a value, so that unknown keys do not survive. Its output must be plain JSON. */
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Brings an older value, or a record without a version (`fromVersion` null), to the current shape.
   * `raw` is untrusted; what comes back is checked like any value. Without this, older records count
   * as corrupt.
   */
  readonly migrate?: (raw: unknown, fromVersion: number | null) => unknown;
};

/** What a record turned out to be. `newer` was written by a later version of the site. */
export type OpenedRecord<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'newer' | 'corrupt' };

const envelope = v.object({ v: v.pipe(v.number(), v.safeInteger()), value: v.unknown() });

/** The text that is stored for a value. */
export function sealRecord(value: unknown, version: number): string {
  return JSON.stringify({ v: version, value });
}

/**
 * Reads stored text, which anyone may have put there.
 *
 * @returns never throws: whatever cannot be parsed, migrated or checked is `corrupt`
 */
export function openRecord<T>(text: string, format: RecordFormat<T>): OpenedRecord<T> {
  const { version, schema, migrate } = format;
  try {
    const raw: unknown = JSON.parse(text);
    const record = v.safeParse(envelope, raw);
    if (record.success && record.output.v > version) return { state: 'newer' };
    let value: unknown;
    if (record.success && record.output.v === version) value = record.output.value;
    else if (!migrate) return { state: 'corrupt' };
    else if (record.success) value = migrate(record.output.value, record.output.v);
    else value = migrate(raw, null);
    const checked = v.safeParse(schema, value);
    return checked.success ? { state: 'valid', value: checked.output } : { state: 'corrupt' };
  } catch {
    return { state: 'corrupt' };
  }
}
