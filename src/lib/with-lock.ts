/**
 * Runs an action while no other tab of the site runs one under the same name (Web Locks). Browsers have
 * no locks on pages served without TLS; there the action runs at once.
 */
export async function withLock<T>(name: string, action: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // Node 24 never settles when the callback itself throws.
  return locks ? locks.request(name, async () => action()) : action();
}
