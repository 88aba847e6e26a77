import type { ReactNode } from 'react';

import { productInformation } from '../../content/product-requests.ts';
import * as words from '../../content/pages/products-solutions/words.ts';
import { suite } from '../../content/pages/products-solutions/suite.ts';
import { type Product, products } from '../../content/products.ts';
import { RequestLink } from '../../features/request/request-link.tsx';
import { HashDialog } from '../../ui/hash-dialog.tsx';
import { Status } from '../../sections/status.tsx';
import { Paragraphs } from '../../ui/inline-text.tsx';
import { whileSample } from '../../config/sample.ts';
import {
  aiLog,
  antennas,
  comingSamples,
  computedState,
  designState,
  mailSample,
  protectMessage,
  restoreTitle,
  sampleState,
  sendSealed,
  share,
  shareSample,
} from '../../content/pages/products-solutions.ts';
import { arrayFactorFigure } from '../../figures/scenes/wave-sources.ts';
import { voiceWaveFigure } from '../../figures/pages/signals.ts';
import { LazyFigure } from '../../ui/figure.tsx';
import { AddInPane, Call, ShareSheet } from '../../ui/surface/apps.tsx';
import { Log, Rows, Surface } from '../../ui/surface/surface.tsx';

/** A dialog for each product without a page of its own, opened by its hash. */
export function ProductSheets({ path }: { path: string }) {
  return products
    .filter(({ id }) => suite[id].sheet)
    .map((product) => (
      <HashDialog key={product.id} id={product.id} title={suite[product.id].name} from="suite">
        <div>
          <Sheet product={product} path={path} />
        </div>
      </HashDialog>
    ));
}

function Sheet({ product: { id, available }, path }: { product: Product; path: string }) {
  const { name, sheet, forWhom, related } = suite[id];
  const request = productInformation[id];
  if (!request || !sheet) return null;
  return (
    <>
      <p>
        <Status available={available} />
      </p>
      <div className="mt-5 grid gap-4 text-ink-2">
        <Paragraphs of={sheet.what} />
      </div>
      <dl className="facts mt-6">
        <Row term={words.forWhom}>{forWhom}</Row>
        <Row term={words.readOn}>
          <a className="link" href={related.to}>
            {related.label}
          </a>
        </Row>
      </dl>
      <p className="mt-7">
        <RequestLink look="primary" request={request} path={`${path}#${id}`} about={name}>
          {available ? words.getDetails : words.tellMe}
        </RequestLink>
      </p>
    </>
  );
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const { call } = comingSamples;

/**
 * How each product looks at work, by its id. A dashed frame is a design. A product without a screen shows
 * its curve.
 */
export const screens: Readonly<Record<string, ReactNode>> = {
  'private-ai': (
    <Surface title={aiLog.title} state={whileSample(sampleState)}>
      <Log lines={aiLog.lines} />
    </Surface>
  ),
  backup: (
    <Surface title={restoreTitle} state={designState} dashed>
      <Log lines={comingSamples.backup} />
    </Surface>
  ),
  'email-add-in': (
    <Surface title={mailSample.title}>
      <AddInPane title={protectMessage} checks={mailSample.checks} action={sendSealed}>
        <Rows items={mailSample.heads} />
        <p className="surface-body border-t border-line whitespace-pre-line text-ink">
          {mailSample.text}
        </p>
      </AddInPane>
    </Surface>
  ),
  'chat-voice': (
    <Surface title={call.room} dashed>
      <Call
        controls={call.people}
        wave={<LazyFigure figure={voiceWaveFigure()} decorative />}
        line={call.line}
      />
    </Surface>
  ),
  'storage-sharing': (
    <Surface title={share}>
      <ShareSheet {...shareSample} />
    </Surface>
  ),
  particlebeam: (
    <Surface title={antennas} state={computedState} dashed>
      <LazyFigure
        figure={arrayFactorFigure()}
        decorative
        className="m-auto w-full max-w-[34rem] p-4"
      />
    </Surface>
  ),
};
