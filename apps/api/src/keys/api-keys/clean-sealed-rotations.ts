import type { Database } from "@svc/database";
import type { Clock } from "@svc/service-kit";
import { deleteExpiredSealedRotations } from "./sealed-rotation-store.ts";

export async function cleanSealedRotations(ctx: { db: Database; clock: Clock }): Promise<void> {
  await deleteExpiredSealedRotations(ctx.db.sql, ctx.clock.now());
}
