import { api, getBody } from "./client.ts";

type FilePath =
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

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
