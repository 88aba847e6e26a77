import type { ReactNode } from 'react';

import { data } from '../../lib/dom/attributes.ts';
import { fill } from '../../lib/text/fill.ts';
import { type CodeSample, Code, Surface } from './surface.tsx';
import * as labels from '../words.ts';
import { Copy } from '../button.tsx';

/** Completes the Copy button's accessible name: "Copy …". */
type Named = { name: string };

export const Editor = ({ sample, name }: Named & { sample: CodeSample }) => (
  <div {...data({ code: '' })} className="min-w-0">
    <Frame title={sample.file} name={name}>
      <Code tokens={sample.tokens} />
    </Frame>
  </div>
);

type FileProps = Named & {
  title: string;
  address: string;
  /** Shows twelve lines, and all of them at a press. */
  short?: boolean;
};

/** Loads the code from a file when it comes on screen, for pages with a lot of code. */
export const FetchedEditor = ({ title, address, name, short = false }: FileProps) => {
  const code = (
    <Code>
      <a className="link" href={address}>
        {fill(labels.openFile, { file: title })}
      </a>
    </Code>
  );
  return (
    <div {...data({ code: '', enhance: 'sample-file' })} className="min-w-0">
      <Frame title={title} name={name} isComing>
        {short ? (
          <>
            <section aria-label={title} tabIndex={0} className="short-code -outline-offset-2">
              {code}
            </section>
            <details className="surface-foot">
              <summary>{labels.showAllLines}</summary>
            </details>
          </>
        ) : (
          code
        )}
      </Frame>
    </div>
  );
};

type FrameProps = Named & {
  title: string;
  /** Whether the code comes later, so that there is nothing to copy before. */
  isComing?: boolean;
  children: ReactNode;
};

const Frame = ({ title, name, isComing, children }: FrameProps) => (
  <Surface
    title={title}
    state={
      <Copy disabled={isComing}>
        {labels.copy}
        <span className="visually-hidden">{` ${name}`}</span>
      </Copy>
    }
  >
    {children}
  </Surface>
);
