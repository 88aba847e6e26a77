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
  `From a route’s death to the next fragment on another route: ${failover.missedProbes} missed probes, ${failover.probeIntervalMs} ms apart, take ${detectionMs} ms, and the switch takes under ${failover.switchMs} ms.` as const;
