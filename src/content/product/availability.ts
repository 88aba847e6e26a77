import { shares } from './splitting.ts';

/** Losing the whole database of wraps: a target, in hours and minutes. */
export const recovery = { hours: 4, lostMinutes: 5 } as const;

/** What has to be lost before custodians are called. */
export const restoreScope =
  `From the loss of every node and the database to the first wrap opened, with ${shares.needed} custodians and a backup at most ${recovery.lostMinutes} minutes old.` as const;

/** Stands beside the control plane's figure. */
export const controlPlaneOutage =
  'If the control plane is down, your gateway and key service keep answering with the last policy you signed.' as const;

/** The layout that we install and measure. */
export const referenceLayout = {
  sample: true,
  nodes: 3,
  sites: 2,
  text: 'The key service runs with you, so its availability is yours. The reference layout is three nodes at two sites.',
  /** Opening a wrap and taking access away need one node; new keys and grants need a majority. */
  siteLoss:
    'Any one node can open wraps and take access away, without custodians. New keys and grants need two: if the site with two nodes is lost, they wait until you restore or replace one. New stored wraps wait while either site is out of reach.',
} as const;

/** What happens to a new wrap before the backup has it. */
export const durability =
  `A seal is answered once its wrap is on ${referenceLayout.sites} sites, and losing one of them loses no wrap. The backup every ${recovery.lostMinutes} minutes is for losing both: the client keeps its wraps for 24 hours and sends them again.` as const;

/** Measured in the reference layout with its database, in wraps a second. */
export const rewrapRate = 2_000;

/** Loss of one key service node, measured in the reference layout. */
export const nodeFailover = { seconds: 2, checkIntervalMs: 500, missedChecks: 3 } as const;

export const nodeFailoverScope =
  `Counted from the loss of one of ${referenceLayout.nodes} nodes to the next key request answered by another. ${nodeFailover.missedChecks} missed health checks, ${nodeFailover.checkIntervalMs} ms apart, then the load balancer drops the node.` as const;
