import { openings } from '../../../content/pages/platform/learn-about-storage.ts';
import { Columns } from '../../../sections/columns.tsx';
import { Surface } from '../../../ui/surface/surface.tsx';
import { Log } from '../../../ui/surface/text.tsx';

const tones = { daily: 'ok', refused: 'attack', restored: 'ok' } as const;
const order = ['daily', 'refused', 'restored'] as const;

/** How a file is opened on any day, and how keys are recovered after a loss. */
export const Openings = () => (
  <Columns
    items={order.map((id) => {
      const { term, text, title, state, lines, foot } = openings[id];
      return {
        term,
        text,
        surface: (
          <Surface title={title} state={state} tone={tones[id]} foot={foot}>
            <Log lines={lines} />
          </Surface>
        ),
      };
    })}
  />
);
