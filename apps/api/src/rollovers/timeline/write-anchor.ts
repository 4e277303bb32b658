import { randomBytes } from "node:crypto";
import { link, open, unlink } from "node:fs/promises";
import type { Environment } from "@svc/keys";
import type { Clock } from "@svc/service-kit";
import { listHeads } from "../store/rows-store.ts";
import { formatHead } from "./anchor-file.ts";
import { type AnchorSummary, deriveAnchorKey, exportPublicKey, signAnchor } from "./anchor-signature.ts";
import { MerkleTree } from "./merkle.ts";
import type { VerifyContext } from "./verify-timeline.ts";

export interface AnchorContext extends VerifyContext {
  clock: Clock;
  environment: Environment;
}

const BATCH_SIZE = 5_000;

/** Writes a file that appears only when it is complete. */
export async function writeAnchor(
  ctx: AnchorContext,
  file: string,
): Promise<AnchorSummary & { signature: string }> {
  const { environment, chainKeys } = ctx;
  const takenAt = ctx.clock.now().toISOString();
  const partPath = `${file}.${randomBytes(4).toString("hex")}.part`;
  const handle = await open(partPath, "wx", 0o640);
  try {
    const publicKey = exportPublicKey(deriveAnchorKey(chainKeys.current).publicKey);
    const { currentId } = chainKeys;
    const keyField = currentId === null ? {} : { keyId: currentId };
    const header = { object: "timeline_anchor", version: 1, environment, takenAt, ...keyField, publicKey };
    await handle.appendFile(`${JSON.stringify(header)}\n`);
    const tree = new MerkleTree();
    let rollovers = 0;
    for (let after = ""; ; ) {
      const heads = await listHeads(ctx.db.sql, after, BATCH_SIZE);
      const lines = heads.map(formatHead);
      for (const line of lines) tree.add(line);
      if (lines.length > 0) await handle.appendFile(`${lines.join("\n")}\n`);
      rollovers += lines.length;
      const last = heads.at(-1);
      if (!last) break;
      after = last.rolloverId;
    }
    const summary = { environment, takenAt, rollovers, root: tree.root() };
    const signature = signAnchor(chainKeys.current, summary);
    const seal = { object: "timeline_anchor_seal", rollovers, root: summary.root, signature };
    await handle.appendFile(`${JSON.stringify(seal)}\n`);
    await handle.sync();
    // Unlike `rename`, `link` fails if the file exists.
    await link(partPath, file);
    return { ...summary, signature };
  } finally {
    await handle.close();
    await unlink(partPath);
  }
}
