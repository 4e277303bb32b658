import { enumField } from "@svc/service-kit/fields";
import { decodeCursor, listQueryFields, mapPage, toPage } from "@svc/service-kit/lists";
import { z } from "zod";
import { list } from "../../../context/define-operation.ts";
import { keyTypeSchema } from "../api-key-view.ts";
import { managedKey } from "../key-examples.ts";
import { listManagedKeys } from "../managed-key-store.ts";
import { managedKeySchema, toManagedKeyView } from "../managed-key-view.ts";

const MAX_SEARCH_LENGTH = 100;

export const listPortalKeys = list({
  name: "listPortalKeys",
  summary: "List the organization's keys as a key manager, newest first",
  scope: "keys:read",
  input: z.strictObject({
    ...listQueryFields,
    type: keyTypeSchema.optional().describe("Only keys of this type."),
    status: enumField("KeyListStatus", "The status filter of the key list.", {
      living: "Active keys, with or without an expiration date.",
      active: "Active keys without an expiration date.",
      expiring: "Active keys with an expiration date.",
      expired: "Expired keys.",
      revoked: "Revoked keys.",
    })
      .optional()
      .describe("Only keys with this status."),
    q: z
      .string()
      .trim()
      .min(1, "must not be empty")
      .max(MAX_SEARCH_LENGTH, `must be at most ${MAX_SEARCH_LENGTH} characters`)
      .optional()
      .describe(
        "Only keys whose name contains this text, or whose ID, first four or last four characters equal it.",
      ),
  }),
  view: managedKeySchema,
  example: { view: managedKey },
  responses: { 200: "One page of keys, without their secret values." },
  errors: [],
  rest: "GET /portal/api/keys",
  async run({ db, clock, principal }, { limit, cursor, type = null, status = null, q = null }) {
    const now = clock.now();
    const after = decodeCursor(cursor, "key");
    const rows = await listManagedKeys(db.sql, principal.organizationId, {
      after,
      limit: limit + 1,
      now,
      filter: { type, status, q },
    });
    const page = toPage(rows, limit);
    return mapPage(page, (row) => toManagedKeyView(row, now));
  },
});
