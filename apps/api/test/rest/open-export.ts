import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { TestApi } from "../start-test-api.ts";

/** Starts an export, and returns the response without reading its body. */
export async function openExport({ url }: TestApi, key: string): Promise<IncomingMessage> {
  const headers = { Authorization: `Bearer ${key}` };
  const clientRequest = get(`${url}/v1/rollovers/export`, { headers, agent: false });
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  // Callers abort the export, which causes errors on both.
  clientRequest.on("error", () => {});
  response.on("error", () => {});
  return response;
}
