/**
 * Fetches a text file of the site.
 * @throws Error when it does not come
 */
export async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
