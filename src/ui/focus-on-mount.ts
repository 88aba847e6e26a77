/** A ref for content that replaces the focused control. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
