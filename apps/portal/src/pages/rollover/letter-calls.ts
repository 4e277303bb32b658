import { api, getBody } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { listQuery, refetch } from "../../api/queries.ts";
import type { Letter } from "./letters.ts";
import { refetchRollover } from "./queries.ts";

export const lettersQuery = (id: string) =>
  listQuery("/v1/rollovers/{id}/letters", { params: { path: { id }, query: { limit: 50 } } });

/** A signed letter of acceptance also changes the rollover. */
export function refetchLetters(): Promise<unknown> {
  return Promise.all([refetch("/v1/rollovers/{id}/letters"), refetchRollover()]);
}

export type Copy = "issued" | "signed";

/** @throws ProblemError */
export async function downloadLetter({ id, kind, number }: Letter, copy: Copy): Promise<void> {
  const params = { path: { id }, query: { copy } };
  const file = await getBody(api.GET("/v1/letters/{id}/file", { params, parseAs: "blob" }));
  const suffix = copy === "signed" ? "-signed" : "";
  saveFile(file as unknown as Blob, `${kind.replaceAll("_", "-")}-${number}${suffix}.pdf`);
}
