import { whileSample } from '../../../config/sample.ts';
import { protectionLayers } from '../../../content/pages/platform/data-protection.ts';
import { Pair } from '../../../sections/pair.tsx';
import { Rows, Surface, SurfaceSplit } from '../../../ui/surface/surface.tsx';

const { physics, ai } = protectionLayers;

export const ProtectionLayers = () => (
  <div className="grid gap-16">
    <Pair
      surface={
        <Surface title="record 4417 / for the model" state={whileSample('sample')}>
          <SurfaceSplit
            parts={[
              {
                label: ai.stored,
                body: (
                  <Rows
                    items={ai.rows.map(({ field, stored }) => ({ term: field, value: stored }))}
                  />
                ),
              },
              {
                label: ai.given,
                body: (
                  <Rows
                    items={ai.rows.map(({ field, stored, given }) => ({
                      term: field,
                      value: given,
                      ...(given !== stored && { tone: 'ok' as const }),
                    }))}
                  />
                ),
              },
            ]}
          />
        </Surface>
      }
    >
      <h3>{ai.term}</h3>
      <p className="mt-4 text-ink-2">{ai.text}</p>
    </Pair>
    <Pair
      right
      surface={
        <Surface title={physics.surface} state={whileSample('sample')}>
          <Rows items={physics.facts} />
        </Surface>
      }
    >
      <h3>{physics.term}</h3>
      <p className="mt-4 text-ink-2">{physics.text}</p>
    </Pair>
  </div>
);
