import { pilot, type PilotStage } from '../content/product/pilot.ts';

type Props = {
  /** The sentence under each stage. */
  detail: (stage: PilotStage) => string;
};

/** The stages of the pilot side by side, each with its weeks and its price. */
export const Weeks = ({ detail }: Props) => (
  <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
    {pilot.stages.map((stage) => {
      const free = stage.cost === 'free';
      return (
        <li key={stage.stage} className={`border-t-4 pt-4 ${free ? 'border-ok' : 'border-data'}`}>
          <p className="flex justify-between gap-4 text-small text-ink-2">
            <span>{stage.weeks}</span>
            <span className={free ? 'text-ok' : 'text-data'}>{pilot.costs[stage.cost]}</span>
          </p>
          <h3 className="mt-3">{stage.stage}</h3>
          <p className="mt-2 text-ink-2">{detail(stage)}</p>
        </li>
      );
    })}
  </ol>
);
