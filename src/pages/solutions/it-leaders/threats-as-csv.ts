import {
  type Threat,
  threatSources,
  threatTableWords as words,
} from '../../../content/pages/solutions/threats.ts';
import { csv } from '../../../lib/files/csv.ts';

const head = ['Threat', 'Horizon', 'Timeline', 'Impact level', 'Impact', 'Current protection'];

export function threatsAsCsv(rows: readonly Threat[]): string {
  return csv([
    [...head, 'Sources'],
    ...rows.map(({ threat, horizon, timeline, level, impact, currentProtection, sources }) => [
      threat,
      words.horizons[horizon],
      timeline,
      words.levels[level],
      impact,
      currentProtection,
      sources.map((id) => `${threatSources[id].label}: ${threatSources[id].href}`).join('; '),
    ]),
  ]);
}
