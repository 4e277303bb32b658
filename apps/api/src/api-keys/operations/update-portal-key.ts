import { write } from "../../declare.ts";
import { noAllowlist, renamedKey } from "../../examples/key-story.ts";
import { checkAllowlist } from "../allowlist.ts";
import { changeKey } from "../change-api-key.ts";
import { announceKey, changeBy } from "../key-change.ts";
import { keyPatchSchema } from "../key-input.ts";
import { lockKey, requireGivable } from "../lock-key.ts";
import { managedKeyAnswer, tagOfKey, toManagedKeyView } from "../managed-key-view.ts";

export const updatePortalKey = write({
  name: "updatePortalKey",
  summary: "Change a key's name, allowlist, rate limit or end",
  description:
    "It holds on every instance within a second. Of a key that may do more than you may, nothing can be changed by you.",
  scope: "keys:manage",
  id: "key",
  input: keyPatchSchema,
  view: managedKeyAnswer,
  example: { input: { name: renamedKey.name }, view: { apiKey: renamedKey, allowlist: noAllowlist } },
  answers: { 200: "The key as it is now." },
  errors: ["key_not_alive"],
  ifMatch: true,
  rest: "PATCH /portal/api/keys/{id}",
  etag: ({ apiKey }) => tagOfKey(apiKey),
  async run(call, { id, ...patch }) {
    const { tx, clock, principal, environment, clientAddress } = call;
    const before = await lockKey(call, id);
    requireGivable(principal, before.scopes);
    const at = clock.now();
    const row = await changeKey(tx, before, patch, changeBy(call, at));
    call.afterCommit(async () => {
      await announceKey(call, id);
    });
    return {
      apiKey: toManagedKeyView({ ...before, ...row }, at),
      allowlist: checkAllowlist(row.ipAllowlist, clientAddress?.() ?? null, environment),
    };
  },
});
