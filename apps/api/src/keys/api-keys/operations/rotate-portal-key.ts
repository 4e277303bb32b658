import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { requireSecondPerson } from "../../../people/second-person/require-second-person.ts";
import { checkAllowlist } from "../allowlist.ts";
import { createSuccessor } from "../create-successor.ts";
import { getManagedKey, lockManagedKey } from "../get-key.ts";
import { announceKey, toChangeContext } from "../key-change.ts";
import { rotatedKey } from "../key-examples.ts";
import {
  allowlistCheckSchema,
  keyEtag,
  managedKeySchema,
  newManagedKeySchema,
  toManagedKeyView,
  withoutKey,
} from "../managed-key-view.ts";
import { checkKeyRotation, keyRotationSchema } from "../rotation-input.ts";

export const rotatePortalKey = write({
  name: "rotatePortalKey",
  summary: "Rotate a key with a grace period",
  description:
    "The new key keeps the old key's name and rate limit, and its scopes, allowlist, proof key and expiration " +
    "unless you set others. It belongs to you: you are responsible for its calls. A key can be " +
    "rotated only once. In the live environment, a second person may be required (`rotate_live_key`).",
  scope: "keys:manage",
  id: "key",
  input: keyRotationSchema.meta({ id: "KeyRotation" }),
  inputOptional: true,
  view: z.strictObject({
    apiKey: newManagedKeySchema.describe("The new key. Its secret value is shown only once."),
    previousKey: managedKeySchema.describe("The rotated key with its expiration date."),
    allowlist: allowlistCheckSchema.describe("The effect of the new key's allowlist."),
  }),
  example: { input: { gracePeriodSeconds: 86_400 }, view: rotatedKey },
  responses: { 201: "The new key, with its secret value shown only once, and the rotated key." },
  errors: ["key_already_rotated", "key_not_alive", "second_person_required"],
  ifMatch: true,
  rest: "POST /portal/api/keys/{id}/rotate",
  etag: ({ apiKey }) => keyEtag(apiKey),
  location: ({ apiKey }) => `/portal/api/keys/${apiKey.id}`,
  redactForReplay: withoutKey,
  async run(call, { id, gracePeriodSeconds, ...changes }) {
    const { tx, clock, environment, peppers, clientAddress } = call;
    const oldKey = await lockManagedKey(call, id);
    const at = clock.now();
    const oldKeyExpiresAt = checkKeyRotation(call, { gracePeriodSeconds, ...changes }, { oldKey, at });
    if (environment === "live") {
      const params = { keyId: id, gracePeriodSeconds, ...changes };
      await requireSecondPerson(call, tx, { action: "rotate_live_key", params });
    }
    const changeContext = toChangeContext(call, at);
    const { successor, key, previousKey } = await createSuccessor(tx, peppers, {
      oldKey,
      oldKeyExpiresAt,
      context: changeContext,
      changes,
    });
    call.afterCommit(async () => {
      await announceKey(call, id);
    });
    const managedKey = await getManagedKey(tx, oldKey.organizationId, successor.id);
    return {
      apiKey: { ...toManagedKeyView(managedKey, at), key },
      previousKey: toManagedKeyView({ ...oldKey, ...previousKey }, at),
      allowlist: checkAllowlist(successor.ipAllowlist, clientAddress?.() ?? null, environment),
    };
  },
});
