import type { Sql } from "@svc/database";
import { countNigoItems, countOutcomes } from "../../src/rollovers/nigo/nigo-statistics-store.ts";
import type { NigoItem } from "../../src/rollovers/nigo/nigo-store.ts";
import * as items from "../../src/rollovers/nigo/nigo-store.ts";
import type { OrganizationData, OrganizationRead } from "../organization-boundary.ts";

const ID = "nigo_00000000000000000000000001";
const AT = new Date(0);
const ACTOR = { type: "api_key", id: "key_1" } as const;

async function insertItem(tx: Sql, { organizationId, rolloverId }: OrganizationData): Promise<void> {
  const item: NigoItem = {
    id: ID,
    organizationId,
    rolloverId,
    code: "signature_missing",
    detail: "Page 2.",
    reportedBy: "source_custodian",
    reportedOn: "1970-01-01",
    action: "reject",
    custodianId: "cus_1",
    planName: "Sample 401(k)",
    resolution: null,
    resolvedAt: null,
    resolvedBy: null,
    createdBy: ACTOR,
    createdAt: AT,
  };
  await items.insertNigoItems(tx, [item]);
}

export const NIGO_READS: Record<string, OrganizationRead> = {
  findNigoItem: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return (await items.findNigoItem(tx, org, ID))?.code ?? "none";
  },
  listNigoItems: async (tx, org, owner) => {
    await insertItem(tx, owner);
    const pages = await items.listNigoItems(tx, org, {
      rolloverIds: [owner.rolloverId],
      after: "",
      limit: 5,
    });
    return pages.get(owner.rolloverId)?.items.map(({ id }) => id);
  },
  countNigoItemsOfRollovers: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return [...(await items.countNigoItemsOfRollovers(tx, org, [owner.rolloverId])).values()];
  },
  listOpenNigoItems: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return (await items.listOpenNigoItems(tx, org, owner.rolloverId)).map(({ id }) => id);
  },
  resolveReportedItems: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return items.resolveReportedItems(tx, org, {
      rolloverId: owner.rolloverId,
      actions: ["reject"],
      resolution: "corrected",
      resolvedAt: AT,
      resolvedBy: ACTOR,
    });
  },
  eraseNigoTexts: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return items.eraseNigoTexts(tx, org, [owner.rolloverId]);
  },
  countNigoItems: async (tx, org, owner) => {
    await insertItem(tx, owner);
    return (await countNigoItems(tx, org, { from: "1970-01-01", to: "1970-01-01" })).map(
      ({ count }) => count,
    );
  },
  countOutcomes: async (tx, org, owner) => {
    const text = "UPDATE rollovers SET state = 'completed' WHERE id = $1";
    await tx.query({ text, values: [owner.rolloverId] });
    const period = { start: new Date(0), end: new Date("2990-01-01T00:00:00.000Z") };
    return (await countOutcomes(tx, org, period)).map(({ ended }) => ended);
  },
};
