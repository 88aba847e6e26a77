import { data } from '../../../lib/attributes.ts';
import { type Threat, threatSources } from '../../../content/pages/solutions/threats.ts';
import { SourceNotes } from '../../../sections/source-notes.tsx';

const numbers = Object.keys(threatSources);

type Props = {
  row: Threat;
  /** Column names, shown beside the cells on narrow screens. */
  labels: {
    readonly timeline: string;
    readonly impact: string;
    readonly currentProtection: string;
  };
};

export function ThreatRow({ row, labels }: Props) {
  const { threat, timeline, impact, currentProtection, level, sources } = row;
  return (
    <tr>
      <th scope="row">
        {threat}
        <SourceNotes numbers={sources.map((id) => numbers.indexOf(id) + 1)} />
      </th>
      <td {...data({ label: labels.timeline })}>
        <div>{timeline}</div>
      </td>
      <td {...data({ label: labels.impact })}>
        <div>
          <b className={level === 'Low' ? 'text-ink-2' : 'text-ink'}>{`${level}.`}</b> {impact}
        </div>
      </td>
      <td {...data({ label: labels.currentProtection })}>
        <div>{currentProtection}</div>
      </td>
    </tr>
  );
}
