/** Parses a response as JSON of the expected type, unchecked: for files of this site. Rejects unless its status is 2xx. */
export async function readJson<Content>(response: Response): Promise<Content> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json() as Promise<Content>;
}
