import { type ReactNode, useState } from 'react';

import { malusScene } from '../../figures/articles/scenes.ts';
import { fill } from '../../lib/text/fill.ts';
import { Figure } from '../../ui/figure.tsx';
import * as words from '../words.ts';

const layouts = ['wide', 'narrow'] as const;

/** The cover with Malus's law, whose light the visitor turns. Until then it is the picture. */
export default function TurnedLight({ children }: { children: ReactNode }) {
  const [turned, turn] = useState<number>();
  const angle = turned ?? 0;
  return (
    <>
      {turned === undefined
        ? children
        : layouts.map((layout) => (
            <Figure
              key={layout}
              figure={malusScene(layout, turned)}
              decorative
              className={`cover cover-strip ${layout}-only`}
            />
          ))}
      {/* Above the link that covers the card. */}
      <div className="needs-script relative z-1 flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line p-4">
        <label className="flex grow flex-wrap items-center gap-x-4">
          {words.turnLight}
          <input
            type="range"
            className="grow"
            max={175}
            step={5}
            defaultValue={0}
            onInput={({ currentTarget }) => turn(currentTarget.valueAsNumber)}
          />
        </label>
        <p role="status" className="basis-full text-ink-2">
          {fill(words.passingLight, { angle, across: (angle + 90) % 180 })}
        </p>
      </div>
    </>
  );
}
