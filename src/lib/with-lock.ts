/**
 * Runs an action while no other tab runs one under the same name (Web Locks). Pages served without TLS have
 * no locks, so there it runs at once.
 */
export async function withLock<T>(name: string, action: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // `async`, because Node 24 never settles if the callback throws synchronously.
  return locks ? locks.request(name, async () => action()) : action();
}
