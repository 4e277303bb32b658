import { notFound } from "@svc/service-kit/errors";
import { toETag } from "@svc/service-kit/http";
import { read } from "../../../context/define-operation.ts";
import { managedKey } from "../key-examples.ts";
import { findManagedKey } from "../managed-key-store.ts";
import { managedKeySchema, toManagedKeyView } from "../managed-key-view.ts";

export const getPortalKey = read({
  name: "getPortalKey",
  summary: "Retrieve a key as a key manager",
  scope: "keys:read",
  id: "key",
  view: managedKeySchema,
  example: { view: managedKey },
  answers: { 200: "The key, without its secret value." },
  errors: [],
  rest: "GET /portal/api/keys/{id}",
  // Use of a key changes the response but not its version.
  etag: (key) => toETag(key.version, JSON.stringify(key)),
  async run({ db, clock, principal }, { id }) {
    const row = await findManagedKey(db.sql, principal.organizationId, id);
    if (!row) throw notFound("API key");
    return toManagedKeyView(row, clock.now());
  },
});
