/** Opens every closed group that a control stands in, so that it can be seen and focused. */
export function reveal(control: Element): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    at.open = true;
  }
}
