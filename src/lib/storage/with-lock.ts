/** Runs an action under a lock that all tabs share (Web Locks). Without TLS there are no locks. */
export async function withLock<T>(name: string, action: () => T | Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  // `async`, because Node 24 never settles if the callback throws synchronously.
  return locks ? locks.request(name, async () => action()) : action();
}
