/** Opens every `<details>` around a control, so that it can be focused. */
export function reveal(control: Element): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}
