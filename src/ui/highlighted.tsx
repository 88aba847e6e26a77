/** A piece of code of one tone; plain code has none. */
export type Token = readonly [text: string, tone?: string];

/** A code sample as the build reads it from a file: its lines in tokens, its file's name. */
export type Sample = {
  readonly file: string;
  readonly language: string;
  readonly lines: readonly (readonly Token[])[];
};

/** Colored code. Belongs inside `<Static>`: its tokens are of no use to the browser as code. */
export function Highlighted({ sample }: { sample: Sample }) {
  return (
    // Long lines scroll sideways, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} className="code">
      <code>
        {sample.lines.map((line, number) => [
          number > 0 && '\n',
          ...line.map(([text, tone], place) =>
            tone ? (
              <span key={`${number}.${place}`} className={`t-${tone}`}>
                {text}
              </span>
            ) : (
              text
            ),
          ),
        ])}
      </code>
    </pre>
  );
}
