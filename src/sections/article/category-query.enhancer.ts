/** Leads from `?category=Research`, in any case, to the page of that category. */
export function enhance(categories: HTMLElement): void {
  const wanted = new URLSearchParams(location.search).get('category')?.trim().toLowerCase();
  if (!wanted) return;
  const link = [...categories.querySelectorAll('a')].find(({ pathname }) =>
    pathname.endsWith(`/category/${wanted}`),
  );
  if (link) location.replace(link.href);
}
