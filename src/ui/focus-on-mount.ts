/** A ref that moves the focus to an element when React adds it, for content that replaces the focused control. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
