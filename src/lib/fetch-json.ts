/**
 * Fetches a file of the site.
 * @returns what its JSON says, not checked yet
 * @throws Error when it does not come, or is not JSON
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
