/** Handles `close` events. They come a frame late, so it ignores a dialog that has been opened again. */
export const whenClosed =
  (onClosed: () => void) =>
  ({ currentTarget }: { readonly currentTarget: EventTarget | null }): void => {
    if (currentTarget instanceof HTMLDialogElement && !currentTarget.open) onClosed();
  };
