import { validationFailed } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { lockManagedKey } from "../get-key.ts";
import { announceKey, toChangeContext } from "../key-change.ts";
import { managedKey, revokedKey } from "../key-examples.ts";
import { keyEtag, managedKeySchema, toManagedKeyView } from "../managed-key-view.ts";
import { revokeKey } from "../revoke-api-key.ts";

export const revokePortalKey = write({
  name: "revokePortalKey",
  summary: "Revoke a key permanently",
  description:
    "All instances reject the key and its sessions within a second. Revoking a revoked key changes nothing.",
  scope: "keys:manage",
  id: "key",
  input: z
    .strictObject({
      last4: z
        .string("must be text")
        .optional()
        .describe("The key's last four characters, to confirm the right key."),
      name: z
        .string("must be text")
        .optional()
        .describe("The key's name, instead of `last4`. Two keys can have the same name."),
    })
    .refine(
      ({ last4, name }) => last4 !== undefined || name !== undefined,
      "must have the key's last four characters",
    )
    .meta({ id: "KeyRevocation" }),
  view: managedKeySchema,
  example: { input: { last4: managedKey.last4 }, view: revokedKey },
  responses: { 200: "The revoked key." },
  errors: [],
  rest: "POST /portal/api/keys/{id}/revoke",
  etag: keyEtag,
  async run(call, { id, last4, name }) {
    const { tx, clock } = call;
    const before = await lockManagedKey(call, id);
    if (last4 !== undefined && last4.trim() !== before.last4) {
      throw validationFailed([{ pointer: "#/last4", detail: "must match the key's last four characters" }]);
    }
    if (name !== undefined && name.trim() !== before.name) {
      throw validationFailed([{ pointer: "#/name", detail: "does not match the key's name" }]);
    }
    const at = clock.now();
    const row = await revokeKey(tx, before, toChangeContext(call, at));
    // Announces an earlier revocation again, because an instance may have missed the first announcement.
    call.afterCommit(async () => {
      await announceKey(call, id);
    });
    return toManagedKeyView({ ...before, ...row }, at);
  },
});
