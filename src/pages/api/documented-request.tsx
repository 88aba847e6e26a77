type Props = { body: string; answer: Readonly<Record<string, unknown>> };

/** A call as it is documented: what goes out and an example of what comes back. */
export function DocumentedRequest({ body, answer }: Props) {
  return (
    <>
      <pre className="code border-b border-line whitespace-pre-wrap wrap-anywhere">
        <code>{['Authorization: Bearer YOUR_API_KEY', body].filter(Boolean).join('\n\n')}</code>
      </pre>
      <p className="flex justify-between gap-4 border-b border-line px-4 py-2.5 font-mono text-small">
        <span className="text-ok">200</span>
        <span className="text-ink-3">example shape</span>
      </p>
      <pre className="code border-b border-line whitespace-pre-wrap wrap-anywhere">
        <code>{JSON.stringify(answer, null, 2)}</code>
      </pre>
    </>
  );
}
