import { logEntry } from '../../../content/pages/platform/discover-controls.ts';

const tones = { yes: 'text-ok', ask: 'text-soon', no: 'text-alpha' } as const;

/** One decision as the log keeps it: what a reader of the log sees the morning after. */
export function LogEntry() {
  return (
    <figure className="w-full max-w-[27rem] lg:w-[27rem]">
      <div className="rounded-lg border border-line-2 bg-night-2">
        <dl className="px-6 py-2 text-ui">
          {logEntry.rows.map((row, index) => (
            <div
              key={row.term}
              className={`grid grid-cols-[5.5rem_1fr] py-2.5 ${index > 0 ? 'border-t border-line' : ''}`}
            >
              <dt className="text-ink-2">{row.term}</dt>
              <dd className={'says' in row ? tones[row.says] : undefined}>{row.text}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center gap-3 border-t border-line-2 px-6 py-4 text-h3 font-semibold">
          <span aria-hidden="true" className="text-alpha">
            ×
          </span>
          {logEntry.result}
        </p>
      </div>
      <figcaption className="mt-4 text-small text-ink-2">{logEntry.caption}</figcaption>
    </figure>
  );
}
