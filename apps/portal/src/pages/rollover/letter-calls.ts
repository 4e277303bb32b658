import { api, getBody } from "../../api/client.ts";
import { openInNewTab, saveFile } from "../../api/files.ts";
import { listQuery, refetch } from "../../api/queries.ts";
import type { Letter } from "./letters.ts";
import { refetchRollover } from "./queries.ts";

export const lettersQuery = (id: string) =>
  listQuery("/v1/rollovers/{id}/letters", { params: { path: { id }, query: { limit: 50 } } });

/** Refetches the rollover too, because a signed letter of acceptance changes it. */
export function refetchLetters(): Promise<unknown> {
  return Promise.all([refetch("/v1/rollovers/{id}/letters"), refetchRollover()]);
}

export type Copy = "issued" | "signed";

export type Delivery = "open" | "save";

/** @throws ProblemError */
export async function deliverLetter(letter: Letter, copy: Copy, delivery: Delivery): Promise<void> {
  const { kind, number } = letter;
  const name = `${kind.replaceAll("_", "-")}-${number}${copy === "signed" ? "-signed" : ""}.pdf`;
  const load = () => loadLetter(letter, copy);
  if (delivery === "open") await openInNewTab(load, name);
  else saveFile(await load(), name);
}

async function loadLetter({ id }: Letter, copy: Copy): Promise<Blob> {
  const params = { path: { id }, query: { copy } };
  const file = await getBody(api.GET("/v1/letters/{id}/file", { params, parseAs: "blob" }));
  return file as unknown as Blob;
}
