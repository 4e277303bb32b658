import type { Sql } from "@svc/database";
import * as files from "../../src/rollovers/documents/document-file-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";

const DOCUMENT_ID = "doc_00000000000000000000000001";

async function insertFile(
  tx: Sql,
  { organizationId, rolloverId }: OrganizationData,
  status: string,
): Promise<void> {
  await files.insertFile({ sql: tx } as never, {
    id: DOCUMENT_ID,
    organizationId,
    rolloverId,
    status,
    fileKeyCiphertext: "d2.none",
    createdAt: new Date(0),
  });
}

export const FILE_READS: Record<string, OrganizationRead> = {
  markFileStored: async (tx, org, owner) => {
    await insertFile(tx, owner, "uploading");
    return files.markFileStored(tx, org, DOCUMENT_ID);
  },
  findFile: async (tx, org, owner) => {
    await insertFile(tx, owner, "stored");
    return (await files.findFile(tx, org, DOCUMENT_ID))?.keyCiphertext ?? "none";
  },
  destroyFileKeys: async (tx, org, owner) => {
    await insertFile(tx, owner, "stored");
    return files.destroyFileKeys(tx, org, [owner.rolloverId]);
  },
  abandonUpload: async (tx, org, owner) => {
    await insertFile(tx, owner, "uploading");
    return files.abandonUpload({ sql: tx } as never, org, DOCUMENT_ID);
  },
};
