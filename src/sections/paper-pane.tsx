import { fill } from '../lib/text/fill.ts';
import * as words from './words.ts';
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
        {fill(words.byEngineers, { caution })}
      </p>
    )}
    <section>
      <h4>{words.abstract}</h4>
      <Paragraphs of={abstract} />
    </section>
    <section>
      <h4>{words.findingsHeading}</h4>
      <Paragraphs of={findings} />
    </section>
    <section>
      <h4>{words.contentsOfEdition}</h4>
      <ol>
        <Items of={contents} />
      </ol>
    </section>
  </div>
);
