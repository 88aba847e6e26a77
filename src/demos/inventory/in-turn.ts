/** Runs actions one after the other, so that a second one ends none of the first. */
export function inTurn() {
  let turn = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    /**
     * Runs an action when all before it have ended.
     * @param action is told whether it was canceled, and is to do nothing more then
     * @param onFailure called if it fails, unless it was canceled
     */
    run: (
      action: (isCanceled: () => boolean) => Promise<void>,
      onFailure: () => void,
    ): Promise<void> => {
      const mine = turn;
      const isCanceled = () => turn !== mine;
      last = last.then(async () => {
        if (isCanceled()) return;
        await action(isCanceled).catch(() => {
          if (!isCanceled()) onFailure();
        });
      });
      return last;
    },

    /** Ends what runs, and drops what waits. */
    cancel: (): void => {
      turn += 1;
    },
  };
}
