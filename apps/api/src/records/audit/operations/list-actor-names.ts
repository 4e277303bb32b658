import { timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { readActors } from "../names-store.ts";

const MAX_IDS = 100;

export const listActorNames = read({
  name: "listActorNames",
  summary: "Look up the names of keys and members",
  description:
    "Returns names of actors that appear in the organization's timelines, approvals and audit log.",
  scope: "rollovers:read",
  input: z.strictObject({
    ids: z
      .string("must be a single value")
      .max(4_000, "is too long")
      .transform((text) => text.split(",").filter((id) => id !== ""))
      .pipe(z.array(z.string()).max(MAX_IDS, `must have at most ${MAX_IDS} IDs`))
      .meta({ description: `Up to ${MAX_IDS} IDs, separated by commas.`, as: { type: "string" } }),
  }),
  view: z.strictObject({
    object: z.literal("list"),
    data: z.array(
      z
        .strictObject({
          id: z.string().describe("The actor's ID."),
          name: z.string().describe("The actor's name."),
          last4: z.string().nullable().describe("The last four characters of a key; null for a member."),
          lastUsedAt: timestampField
            .nullable()
            .describe("When a key was last used; null if never, and for a member."),
        })
        .describe("An actor."),
    ),
  }),
  example: {
    input: { ids: "mem_01m7zh43a1enbshkg5t8w2c9hd" },
    view: {
      object: "list",
      data: [{ id: "mem_01m7zh43a1enbshkg5t8w2c9hd", name: "Grace Sample", last4: null, lastUsedAt: null }],
    },
  },
  responses: { 200: "The names of the actors that exist." },
  errors: [],
  rest: "GET /portal/api/actors",
  async run({ db, principal: { organizationId } }, { ids }) {
    const actors = await readActors(db.sql, organizationId, ids);
    return {
      object: "list" as const,
      data: actors.map((actor) => ({ ...actor, lastUsedAt: actor.lastUsedAt?.toISOString() ?? null })),
    };
  },
});
