import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "@svc/service-kit";
import { type AnchorContext, writeAnchor } from "./write-anchor.ts";

/** Writes the day's anchor unless it exists. Logs the root too, so an external copy of the log serves as an anchor. */
export async function anchorDaily(
  ctx: AnchorContext & { log: Logger },
  folder: string | null,
): Promise<void> {
  if (folder === null) return;
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const file = join(folder, `timeline-anchor-${ctx.environment}-${day}.txt`);
  if (await exists(file)) return;
  try {
    const { rollovers, root, signature } = await writeAnchor(ctx, file);
    ctx.log.info({ file, rollovers, root, signature }, "timelines anchored");
  } catch (error) {
    // Another worker may have written it.
    if (await exists(file)) return;
    ctx.log.error({ err: error, folder }, "failed to anchor timelines");
    throw error;
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
