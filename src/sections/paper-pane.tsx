import { findingsHeading } from './words.ts';
import './pane.css';
import { Items, Paragraphs } from '../ui/texts.tsx';

type Props = {
  caution?: string | undefined;
  abstract: readonly string[];
  findings: readonly string[];
  contents: readonly string[];
};

/** A paper's abstract, further findings and contents, to read before a download. Its file has the references. */
export const PaperPane = ({ caution, abstract, findings, contents }: Props) => (
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
      <Paragraphs of={findings} />
    </section>
    <section>
      <h4>Contents of the executive edition</h4>
      <ol>
        <Items of={contents} />
      </ol>
    </section>
  </div>
);
