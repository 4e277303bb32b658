import { z } from "zod";
import { read } from "../../declare.ts";
import { readActorNames } from "../names-store.ts";

const MAX_IDS = 100;

export const listActorNames = read({
  name: "listActorNames",
  summary: "Say what keys are called and who members are",
  description:
    "Of those that acted in the organization, as timelines, approvals and the audit log name them.",
  scope: "rollovers:read",
  input: z.strictObject({
    ids: z
      .string("must be one text")
      .max(4_000, "is too long")
      .transform((text) => text.split(",").filter((id) => id !== ""))
      .pipe(z.array(z.string()).max(MAX_IDS, `must name at most ${MAX_IDS}`))
      .meta({ description: `Up to ${MAX_IDS} ids, with commas between them.`, as: { type: "string" } }),
  }),
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(
      z
        .strictObject({ id: z.string().describe("The id."), name: z.string().describe("The name.") })
        .describe("Who acted."),
    ),
  }),
  example: {
    input: { ids: "mem_01m7zh43a1enbshkg5t8w2c9hd" },
    view: { object: "list", data: [{ id: "mem_01m7zh43a1enbshkg5t8w2c9hd", name: "Grace Sample" }] },
  },
  answers: { 200: "The names of those that are there." },
  errors: [],
  rest: "GET /portal/api/actors",
  async run({ db, principal: { organizationId } }, { ids }) {
    const names = await readActorNames(db.sql, organizationId, ids);
    return { object: "list" as const, data: [...names].map(([id, name]) => ({ id, name })) };
  },
});
