import type { ReactNode } from 'react';

import {
  auditLog,
  enterprise,
  ledgerExport,
  queueLegend,
  queueReadout,
} from '../../../content/pages/solutions/enterprise.ts';
import { queueScene, queuePlace } from '../../../figures/scenes/queue.ts';
import { byId } from '../../../lib/by-id.ts';
import { sceneProps } from '../../../sections/scene.tsx';
import { HeroCounted } from '../../../sections/hero/hero-counted.tsx';
import { Section } from '../../../sections/section.tsx';
import { TwoWitnesses } from '../../../sections/two-witnesses.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';

const { records } = byId(enterprise.sections);
/** A load's position, in percent of the scene's width. */
const at = (load: number) => Math.round(10_000 * queuePlace(load)) / 100;
const axis = [0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95];

export const scene = queueScene;

export const Opening = ({ action }: { action: ReactNode }) => (
  <>
    <HeroCounted
      heading={enterprise.heading}
      lede={enterprise.lede}
      actions={action}
      {...sceneProps(scene)}
      axis={axis.map((load) => ({ at: at(load), label: `${Math.round(load * 100)}%` }))}
      legend={queueLegend.map(({ load, ...label }) => ({ ...label, at: at(load) }))}
      readout={<span>{queueReadout}</span>}
    />
    <Section {...records}>
      <TwoWitnesses>
        {[ledgerExport, auditLog].map(({ title, state, lines, foot }) => (
          <Surface key={title} title={title} state={state} foot={foot}>
            <Log lines={lines} />
          </Surface>
        ))}
      </TwoWitnesses>
    </Section>
  </>
);
