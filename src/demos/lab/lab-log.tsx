import * as labels from './words.ts';

/** The latest line, announced to screen readers, and the whole log on demand. */
export function LabLog({ log }: { log: readonly string[] }) {
  return (
    <div>
      <p role="status" className="answer">
        {log.at(-1)}
      </p>
      <details className="lab-log">
        <summary>
          {labels.logTitle} ({log.length})
        </summary>
        <ol>
          {log.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  );
}
