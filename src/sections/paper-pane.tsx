import { ExternalLink } from '../ui/external-link.tsx';

type Props = {
  caution?: string | undefined;
  abstract: readonly string[];
  findings: readonly string[];
  contents: readonly string[];
  references: readonly { label: string; href: string }[];
  /** Day of the last check of the references, in words. */
  checkedOn: string;
};

/** What can be read of a paper before any download: abstract, findings, contents, references. */
export function PaperPane({ caution, abstract, findings, contents, references, checkedOn }: Props) {
  return (
    <div className="pane-parts">
      {caution && (
        <p className="pane-wide border-l-3 border-soon pl-4 font-semibold">
          {caution}. It was written by engineers, for engineers.
        </p>
      )}
      <section>
        <h4>Abstract</h4>
        {abstract.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-ink-2">
            {paragraph}
          </p>
        ))}
      </section>
      <section>
        <h4>Three findings</h4>
        <ol className="mt-3 grid gap-4">
          {findings.map((finding, index) => (
            <li key={finding} className="grid grid-cols-[2.25rem_1fr]">
              <span aria-hidden="true" className="text-[1.5rem] leading-tight text-beta">
                {index + 1}
              </span>
              <span>{finding}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h4>Contents of the executive edition</h4>
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-ink-2">
          {contents.map((heading) => (
            <li key={heading}>{heading}</li>
          ))}
        </ol>
      </section>
      <section>
        <h4>References</h4>
        <p className="mt-1 text-small text-ink-2">Checked on {checkedOn}.</p>
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-ui text-ink-2">
          {references.map(({ label, href }) => (
            <li key={href}>
              <ExternalLink href={href}>{label}</ExternalLink>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
