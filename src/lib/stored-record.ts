import * as v from 'valibot';

export type RecordFormat<T> = {
  /** Raise it when the shape changes. */
  readonly version: number;
  /** Must remove unknown keys and return plain JSON. */
  readonly schema: v.GenericSchema<unknown, T>;
  /**
   * Converts an untrusted older value; `fromVersion` is null for a record without a version. The result is
   * checked by the schema. Without this function, older records are corrupt.
   */
  readonly migrate?: (raw: unknown, fromVersion: number | null) => unknown;
};

/** `newer`: a later version of the site wrote it. */
export type ParsedRecord<T> =
  | { readonly state: 'valid'; readonly value: T }
  | { readonly state: 'newer' | 'corrupt' };

const envelope = v.object({ v: v.pipe(v.number(), v.safeInteger()), value: v.unknown() });

export function serializeRecord(value: unknown, version: number): string {
  return JSON.stringify({ v: version, value });
}

/** Reads untrusted text. It never throws: text that cannot be parsed, migrated or checked is `corrupt`. */
export function parseRecord<T>(text: string, format: RecordFormat<T>): ParsedRecord<T> {
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
