import pg from "pg";
import { toConnectionConfig } from "../servers/connection-config.ts";

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...toConnectionConfig(url), application_name: "svc-migrate" });
  // An unhandled error event would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
