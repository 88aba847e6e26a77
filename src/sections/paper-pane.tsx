import { findingsHeading } from './labels.ts';
import './pane.css';
import { Items, Paragraphs } from '../ui/texts.tsx';

type Props = {
  caution?: string | undefined;
  abstract: readonly string[];
  findings: readonly string[];
  contents: readonly string[];
  references: readonly { label: string; href: string }[];
  /** Date of the last check of the references, in words. */
  checkedOn: string;
};

/** A paper's abstract, findings, contents and references, to read before a download. */
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
        <Paragraphs of={abstract} />
      </section>
      <section>
        <h4>{findingsHeading}</h4>
        <ol className="findings">
          <Items of={findings} />
        </ol>
      </section>
      <section>
        <h4>Contents of the executive edition</h4>
        <ol>
          <Items of={contents} />
        </ol>
      </section>
      <section>
        <h4>References</h4>
        <p>Checked on {checkedOn}.</p>
        <ol>
          {references.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className="link">
                {label}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
