import { write } from "../../../context/define-operation.ts";
import { requireSecondPerson } from "../../../people/second-person/require-second-person.ts";
import { checkAllowlist } from "../allowlist.ts";
import { changeKey } from "../change-api-key.ts";
import { lockManagedKey } from "../get-key.ts";
import { announceKey, requireActiveKey, toChangeContext } from "../key-change.ts";
import { noAllowlist, renamedKey } from "../key-examples.ts";
import { findWidenedFields, keyPatchSchema, requireGrantable } from "../key-input.ts";
import { keyEtag, managedKeyResponse, toManagedKeyView } from "../managed-key-view.ts";

export const updatePortalKey = write({
  name: "updatePortalKey",
  summary: "Update a key's name, allowlist, rate limit or expiration",
  description:
    "The change applies on every instance within a second. You cannot change a key that has " +
    "scopes you do not have. In the live environment, extending a key (more addresses, a later expiration or a higher rate " +
    "limit) may require a second person (`change_live_key`). Restricting it never does.",
  scope: "keys:manage",
  id: "key",
  input: keyPatchSchema,
  view: managedKeyResponse,
  example: { input: { name: renamedKey.name }, view: { apiKey: renamedKey, allowlist: noAllowlist } },
  responses: { 200: "The updated key." },
  errors: ["key_not_alive", "second_person_required"],
  ifMatch: true,
  rest: "PATCH /portal/api/keys/{id}",
  etag: ({ apiKey }) => keyEtag(apiKey),
  async run(call, { id, ...patch }) {
    const { tx, clock, principal, environment, clientAddress } = call;
    const before = await lockManagedKey(call, id);
    requireGrantable(principal, before.scopes);
    const at = clock.now();
    requireActiveKey(before, at);
    const isWidened = findWidenedFields(before, patch, call.auth.limiter.defaultLimit).length > 0;
    if (environment === "live" && isWidened) {
      const params = { keyId: id, ...patch };
      await requireSecondPerson(call, tx, { action: "change_live_key", params });
    }
    const row = await changeKey(tx, before, { patch, context: toChangeContext(call, at) });
    call.afterCommit(async () => {
      await announceKey(call, id);
    });
    return {
      apiKey: toManagedKeyView({ ...before, ...row }, at),
      allowlist: checkAllowlist(row.ipAllowlist, clientAddress?.() ?? null, environment),
    };
  },
});
