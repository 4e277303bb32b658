import type { Sql } from "@svc/database";
import * as files from "../../src/documents/document-file-store.ts";
import type { Ask, Belongings } from "../organization-boundary.ts";

const ID = "doc_00000000000000000000000001";

async function insert(tx: Sql, { organizationId, rolloverId }: Belongings, status: string): Promise<void> {
  await files.insertFile({ sql: tx } as never, {
    id: ID,
    organizationId,
    rolloverId,
    status,
    fileKeyCiphertext: "d2.none",
    createdAt: new Date(0),
  });
}

export const FILE_READS: Record<string, Ask> = {
  keepFile: async (tx, org, owner) => {
    await insert(tx, owner, "uploading");
    return files.keepFile(tx, org, ID);
  },
  findFile: async (tx, org, owner) => {
    await insert(tx, owner, "stored");
    return (await files.findFile(tx, org, ID))?.keyCiphertext ?? "none";
  },
  destroyKeysOf: async (tx, org, owner) => {
    await insert(tx, owner, "stored");
    return files.destroyKeysOf(tx, org, [owner.rolloverId]);
  },
  giveUpFile: async (tx, org, owner) => {
    await insert(tx, owner, "uploading");
    return files.giveUpFile({ sql: tx } as never, org, ID);
  },
};
