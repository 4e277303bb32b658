import { CustodianCache, type CustodianDirectory } from "@svc/custodians";
import { openDatabase, workLimits } from "@svc/database";

export async function readDirectory(): Promise<CustodianDirectory> {
  const db = openDatabase({
    url: process.env.DATABASE_URL ?? "",
    poolSize: 1,
    limits: workLimits(),
    name: "bench",
    onConnectionLost: () => {},
  });
  const directory = await new CustodianCache(db).get();
  await db.close();
  return directory;
}
