import { notFound, Problem } from "@svc/service-kit/errors";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { resolvedNigoItem } from "../nigo-examples.ts";
import { nigoResolutionField } from "../nigo-fields.ts";
import { findNigoItem, saveNigoResolution } from "../nigo-store.ts";
import { nigoItemPayload, nigoItemSchema, toNigoItemView } from "../nigo-view.ts";
import { lockForNigo, recordNigoEvent } from "../record-nigo.ts";

export const resolveNigoItem = write({
  name: "resolveNigoItem",
  summary: "Resolve a NIGO item",
  description:
    "Some items resolve automatically: the items of `custodian_soft_reject` when the rollover continues, and the items of a rejection when the rollover is reopened.",
  scope: "rollovers:operate",
  id: "nigo",
  input: z.strictObject({
    resolution: nigoResolutionField
      .default("corrected")
      .describe("How it was resolved. Default: `corrected`."),
  }),
  inputOptional: true,
  view: nigoItemSchema,
  example: { input: { resolution: "corrected" }, view: resolvedNigoItem },
  responses: { 200: "The resolved item." },
  errors: ["invalid_transition", "history_mismatch"],
  rest: "POST /v1/nigo-items/{id}/resolve",
  graphql: { mutation: "resolveNigoItem", payload: nigoItemPayload },
  async run(call, { id, resolution }) {
    const { organizationId, actor } = call.principal;
    const { rolloverId } = await getNigoItem(call.tx, organizationId, id);
    const { rollover, time } = await lockForNigo(call, rolloverId);
    // Read the item again, because another request could have resolved it before the lock.
    const item = await getNigoItem(call.tx, organizationId, id);
    if (item.resolution !== null)
      throw new Problem("invalid_transition", "The item is already resolved.", {
        extensions: { state: rollover.state },
      });
    const resolved = {
      ...item,
      resolution,
      resolvedAt: time.now,
      resolvedBy: { type: actor.type, id: actor.id },
    };
    await saveNigoResolution(call.tx, id, {
      resolution,
      resolvedAt: time.now,
      resolvedBy: resolved.resolvedBy,
    });
    await recordNigoEvent(call, rollover, {
      items: [resolved],
      type: "rollover.nigo_resolved",
      at: time.now,
    });
    return toNigoItemView(resolved);
  },
});

async function getNigoItem(...params: Parameters<typeof findNigoItem>) {
  const item = await findNigoItem(...params);
  if (!item) throw notFound("NIGO item");
  return item;
}
