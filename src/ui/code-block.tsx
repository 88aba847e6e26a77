import { data } from '../lib/dom/attributes.ts';
import * as labels from './words.ts';
import { Highlighted, type Sample } from './highlighted.tsx';
import { CopyCode } from './page-copy.tsx';
import './code-block.css';

type CodeBlockProps = {
  /** Completes the button's accessible name: "Copy …". */
  name: string;
  sample: Sample;
};

export const CodeBlock = ({ name, sample }: CodeBlockProps) => (
  <div {...data({ code: '' })} className="code-block">
    <div>
      <p className="code-name">{sample.file}</p>
      <Highlighted sample={sample} />
    </div>
    <CopyCode className="code-copy">
      {labels.copy}
      <span className="visually-hidden">{` ${name}`}</span>
    </CopyCode>
  </div>
);
