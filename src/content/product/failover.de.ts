/* From src/content/product/failover.ts, as of cff5ab62. */
/** Probes are one-way: a neighbor expects one every interval. */
export const failover = {
  missedProbes: 3,
  probeIntervalMs: 10,
  /** Upper limit for switching to another route. */
  switchMs: 20,
} as const;

export const detectionMs = failover.missedProbes * failover.probeIntervalMs;

/** The target for detection and switching together. */
export const failoverMs = detectionMs + failover.switchMs;

export const failoverScope =
  `Gezählt vom Ausfall eines Weges, bis das nächste Fragment auf einem anderen abgeht. Das Erkennen zählt mit: ${failover.missedProbes} ausgebliebene Signale im Abstand von ${failover.probeIntervalMs} ms dauern ${detectionMs} ms, das Umschalten unter ${failover.switchMs} ms.` as const;
