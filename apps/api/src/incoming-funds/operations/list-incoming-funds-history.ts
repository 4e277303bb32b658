import { notFound } from "@svc/service-kit/errors";
import { timestampField } from "@svc/service-kit/fields";
import { listQueryFields, type Page, toPagesBy } from "@svc/service-kit/lists";
import { z } from "zod";
import { actorSchema } from "../../context/actor-view.ts";
import { type ApiCall, list } from "../../context/define-operation.ts";
import { INCOMING_FUNDS_ID, KEY_ID, NOW } from "../../context/example-values.ts";
import { parseSequenceCursor } from "../../rollovers/timeline/read-timelines.ts";
import { countFundsHistory, type FundsEntry, listFundsHistory } from "../store/funds-history-store.ts";
import { findIncomingFunds } from "../store/incoming-funds-store.ts";

const entrySchema = z
  .strictObject({
    object: z.literal("incoming_funds_entry"),
    incomingFundsId: z.string().describe("TypeID of the incoming funds: `inf_` followed by 26 characters."),
    sequence: z.int().describe("Position in the history, counted from 1: the version after the change."),
    type: z
      .string()
      .describe("Kind of the change, such as `recorded` or `applied`. New values may be added."),
    at: timestampField.describe("Time of the change."),
    actor: actorSchema,
    data: z.record(z.string(), z.unknown()).describe("Details of the change."),
  })
  .meta({ id: "IncomingFundsEntry", description: "A change of incoming funds." });

type EntryView = z.output<typeof entrySchema>;

function toEntryView({ incomingFundsId, sequence, type, at, actor, data }: FundsEntry): EntryView {
  const { type: actorType, id } = actor;
  return {
    object: "incoming_funds_entry",
    incomingFundsId,
    sequence,
    type,
    at: at.toISOString(),
    actor: { type: actorType, id },
    data,
  };
}

async function readHistories(
  { db, principal }: ApiCall,
  ids: readonly string[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Map<string, Page<EntryView>>> {
  // One more than requested, to find out whether there is a next page.
  const page = { after: parseSequenceCursor(cursor), limit: limit + 1 };
  const entries = await listFundsHistory(db.sql, principal.organizationId, { ids, page });
  return toPagesBy("incomingFundsId", entries.map(toEntryView), { ids, limit });
}

export const listIncomingFundsHistory = list({
  name: "listIncomingFundsHistory",
  summary: "List the changes of incoming funds, oldest first",
  description: "Each entry has the change, its time and who made it.",
  scope: "rollovers:read",
  id: "inf",
  input: z.strictObject(listQueryFields),
  view: entrySchema,
  example: {
    view: {
      object: "incoming_funds_entry",
      incomingFundsId: INCOMING_FUNDS_ID,
      sequence: 1,
      type: "recorded",
      at: NOW,
      actor: { type: "api_key", id: KEY_ID },
      data: { fileId: null, line: null, suspectedDuplicateOf: null },
    },
  },
  responses: { 200: "One page of the history." },
  errors: [],
  rest: "GET /v1/incoming-funds/{id}/history",
  graphql: {
    field: "entries",
    parentType: "IncomingFunds",
    description:
      "The changes of the incoming funds, oldest first. One query loads them for all incoming funds in the response.",
    connection: "IncomingFundsHistory",
    isNonNull: true,
    countMany: ({ db, principal }: ApiCall, ids) => countFundsHistory(db.sql, principal.organizationId, ids),
  },
  cursor: ({ sequence }) => String(sequence),
  loadMany: readHistories,
  async run(call, { id, ...page }) {
    if (!(await findIncomingFunds(call.db.sql, call.principal.organizationId, id)))
      throw notFound("incoming funds");
    return (await readHistories(call, [id], page)).get(id) ?? { items: [], hasMore: false };
  },
});
