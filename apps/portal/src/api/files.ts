import { api, getBody } from "./client.ts";

type FilePath =
  | "/v1/approvals/{id}/evidence"
  | "/v1/consents/{id}"
  | "/v1/documents/{id}/file"
  | "/v1/rollovers/{id}/instructions"
  | "/v1/rollovers/{id}/self-certification";

/** @throws ProblemError */
export async function download(
  path: FilePath,
  id: string,
  { name, accept }: { name: string; accept?: string | undefined },
): Promise<void> {
  const file = (await getBody(
    api.GET(path as "/v1/documents/{id}/file", {
      params: { path: { id } },
      parseAs: "blob",
      ...(accept ? { headers: { Accept: accept } } : {}),
    }),
  )) as unknown as Blob;
  saveFile(file, name);
}

/** How long the browser has to read the file. */
const READ_MS = 60_000;

function createUrl(file: Blob): string {
  const url = URL.createObjectURL(file);
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
  return url;
}

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = createUrl(file);
  link.download = name;
  link.click();
}

/**
 * Opens a new tab, or saves the file if the browser blocks the tab. Call it in a press handler before any `await`.
 *
 * @throws ProblemError
 */
export async function openInNewTab(load: () => Promise<Blob>, name: string): Promise<void> {
  const tab = window.open("", "_blank");
  try {
    const file = await load();
    if (!tab || tab.closed) return saveFile(file, name);
    tab.location.replace(createUrl(file));
  } catch (error) {
    tab?.close();
    throw error;
  }
}
