import type { Sample } from '../highlighted.tsx';
import { CopyCode } from '../page-copy.tsx';
import { Surface } from './surface.tsx';
import { Code } from './text.tsx';

type Props = {
  sample: Sample;
  /** What the button copies, for those who hear it out of its place. */
  name: string;
  /** In place of the file's name. */
  title?: string;
};

/** A file of code with a button that copies it. */
export const Editor = ({ sample, name, title = sample.file }: Props) => (
  <div data-code className="min-w-0">
    <Surface
      title={title}
      state={
        <CopyCode>
          Copy<span className="visually-hidden">{` ${name}`}</span>
        </CopyCode>
      }
    >
      <Code tokens={sample.tokens} />
    </Surface>
  </div>
);
