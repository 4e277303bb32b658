import { decodeCursor, enumField, listQueryFields, toPage } from "@svc/service-kit";
import { z } from "zod";
import { list } from "../../declare.ts";
import { managedKey } from "../../examples/key-story.ts";
import { keyTypeSchema } from "../api-key-view.ts";
import { listManagedKeys } from "../managed-key-store.ts";
import { managedKeySchema, toManagedKeyView } from "../managed-key-view.ts";

const MAX_SEARCH = 100;

export const listPortalKeys = list({
  name: "listPortalKeys",
  summary: "List the organization's keys, newest first, to whoever manages them",
  scope: "keys:read",
  input: z.strictObject({
    ...listQueryFields,
    type: keyTypeSchema.optional().describe("Only those of this type."),
    status: enumField("KeyListStatus", "Which keys, by whether they live.", {
      living: "Those that live, whether or not their end is set.",
      active: "Those that live, and no end is set.",
      expiring: "Those that live, and their end is set.",
      expired: "Those whose time is over.",
      revoked: "Those that somebody ended.",
    })
      .optional()
      .describe("Only those that stand so."),
    q: z
      .string()
      .trim()
      .min(1, "must not be empty")
      .max(MAX_SEARCH, `must be at most ${MAX_SEARCH} characters`)
      .optional()
      .describe("Only those with this in their name, or whose id, or first or last four characters, it is."),
  }),
  view: managedKeySchema,
  example: { view: managedKey },
  answers: { 200: "One page of keys, without themselves." },
  errors: [],
  rest: "GET /portal/api/keys",
  async run({ db, clock, principal }, { limit, cursor, type = null, status = null, q = null }) {
    const now = clock.now();
    const after = cursor === undefined ? null : decodeCursor(cursor, "key");
    const rows = await listManagedKeys(
      db.sql,
      principal.organizationId,
      { type, status, q },
      { after, limit: limit + 1, now },
    );
    const page = toPage(rows, limit);
    return { ...page, items: page.items.map((row) => toManagedKeyView(row, now)) };
  },
});
