/**
 * A listener for the `close` of a dialog. Browsers tell of a closing with the next frame; a dialog that has
 * been opened again by then is not closed.
 * @param then what follows the closing
 */
export const whenClosed =
  (then: () => void) =>
  ({ currentTarget }: { readonly currentTarget: EventTarget | null }): void => {
    if (currentTarget instanceof HTMLDialogElement && !currentTarget.open) then();
  };
