import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@svc/local-servers";

/** @param work receives the URL of the `postgres` database on a temporary server */
export async function withScratchPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "svc-scratch-"));
  const settings = { fsync: "off" };
  const postgres = await startPostgres({ dataDir: join(folder, "postgres"), password: "scratch", settings });
  try {
    return await work(postgres.url("postgres"));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
