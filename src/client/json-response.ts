/**
 * Parses the response of a file of this site as JSON. Its type is not checked: a build of this site wrote the file,
 * though perhaps a later one. Rejects unless the status is 2xx, or if the text is no JSON.
 */
export async function parseJsonResponse<Content>(response: Response): Promise<Content> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.json() as Promise<Content>;
}
