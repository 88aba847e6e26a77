/** @throws Error if the request fails */
async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @throws Error if the request fails */
export const fetchText = async (address: string): Promise<string> => (await get(address)).text();

/** Does not check the shape. Throws if the request fails or the file is not JSON. */
export const fetchJson = async (address: string): Promise<unknown> => (await get(address)).json();
