/* From src/content/product/failover.ts, as of a9f767c6. */
import { failover, detectionMs } from './failover.ts';

export * from './failover.ts';

export const failoverScope =
  `Vom Ausfall eines Weges, bis das nächste Fragment auf einem anderen abgeht: ${failover.missedProbes} ausgebliebene Signale im Abstand von ${failover.probeIntervalMs} ms dauern ${detectionMs} ms, das Umschalten unter ${failover.switchMs} ms.` as const;
