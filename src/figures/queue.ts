/**
 * Mean time in system of one server with random arrivals (M/M/1), in units of the service time.
 * @param load ρ, the share of time that the server is busy: from 0, below 1
 * @throws RangeError for a load at which the queue grows without end
 */
export function timeInSystem(load: number): number {
  if (load < 0 || load >= 1) throw new RangeError(`No queue settles at a load of ${load}`);
  return 1 / (1 - load);
}
