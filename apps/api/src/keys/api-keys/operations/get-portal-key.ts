import { toETag } from "@svc/service-kit/http";
import { read } from "../../../context/define-operation.ts";
import { getManagedKey } from "../get-key.ts";
import { managedKey } from "../key-examples.ts";
import { managedKeySchema, toManagedKeyView } from "../managed-key-view.ts";

export const getPortalKey = read({
  name: "getPortalKey",
  summary: "Retrieve a key as a key manager",
  scope: "keys:read",
  id: "key",
  view: managedKeySchema,
  example: { view: managedKey },
  responses: { 200: "The key, without its secret value." },
  errors: [],
  rest: "GET /portal/api/keys/{id}",
  // Use of a key changes the response but not `version`.
  etag: (key) => toETag(key.version, JSON.stringify(key)),
  async run({ db, clock, principal }, { id }) {
    return toManagedKeyView(await getManagedKey(db.sql, principal.organizationId, id), clock.now());
  },
});
