type Props = {
  stages: readonly {
    weeks: string;
    stage: string;
    /** For example "Free". */
    cost: string;
    text: string;
    /** Nothing is paid for it. */
    free: boolean;
  }[];
};

/** The stages of a project side by side, each with its weeks and its price. */
export const Weeks = ({ stages }: Props) => (
  <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
    {stages.map(({ weeks, stage, cost, text, free }) => (
      <li key={stage} className={`border-t-4 pt-4 ${free ? 'border-ok' : 'border-gamma'}`}>
        <p className="flex justify-between gap-4 text-small text-ink-2">
          <span>{weeks}</span>
          <span className={free ? 'text-ok' : 'text-gamma'}>{cost}</span>
        </p>
        <h3 className="mt-3">{stage}</h3>
        <p className="mt-2 text-ink-2">{text}</p>
      </li>
    ))}
  </ol>
);
