/* From src/content/product/failover.ts, as of cff5ab62. */
import { failover, detectionMs } from './failover.ts';

export * from './failover.ts';

export const failoverScope =
  `Gezählt vom Ausfall eines Weges, bis das nächste Fragment auf einem anderen abgeht. Das Erkennen zählt mit: ${failover.missedProbes} ausgebliebene Signale im Abstand von ${failover.probeIntervalMs} ms dauern ${detectionMs} ms, das Umschalten unter ${failover.switchMs} ms.` as const;
