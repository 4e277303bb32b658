import pg from "pg";
import { connectionOf } from "../servers/connection-of.ts";

/** Runs `work` on a connection of its own to the database, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connectionOf(url), application_name: "svc-migrate" });
  // A connection that is lost fails the statement that it was asked; as an event it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
