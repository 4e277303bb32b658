import { validationFailed } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { write } from "../../../context/define-operation.ts";
import { requireSecondPerson } from "../../../people/second-person/require-second-person.ts";
import { checkAllowlist } from "../allowlist.ts";
import { createKey, MAX_ACTIVE_KEYS } from "../create-api-key.ts";
import { getManagedKey } from "../get-key.ts";
import { toChangeContext } from "../key-change.ts";
import { keyBody, newManagedKey, noAllowlist } from "../key-examples.ts";
import { keyInputSchema, requireGrantable } from "../key-input.ts";
import {
  allowlistCheckSchema,
  keyEtag,
  newManagedKeySchema,
  toManagedKeyView,
  withoutKey,
} from "../managed-key-view.ts";

export const createPortalKey = write({
  name: "createPortalKey",
  summary: "Create a key",
  description: `An \`ak\` key requires a list of scopes, limited to scopes the creator has. An organization can have up to ${MAX_ACTIVE_KEYS} active keys. In the live environment, a second person may be required (\`create_live_key\`); the key is then created exactly as that person confirmed it.`,
  scope: "keys:manage",
  input: keyInputSchema,
  view: z.strictObject({
    apiKey: newManagedKeySchema.describe("The key. Its secret value is shown only once."),
    allowlist: allowlistCheckSchema.describe("The effect of the key's allowlist."),
  }),
  example: { input: keyBody, view: { apiKey: newManagedKey, allowlist: noAllowlist } },
  responses: { 201: "The new key. Its secret value is shown only once." },
  errors: ["limit_exceeded", "second_person_required"],
  rest: "POST /portal/api/keys",
  etag: ({ apiKey }) => keyEtag(apiKey),
  location: ({ apiKey }) => `/portal/api/keys/${apiKey.id}`,
  redactForReplay: withoutKey,
  async run(call, input) {
    const { tx, clock, principal, environment, clientAddress } = call;
    if (input.type === "ak" && input.scopes === undefined) {
      throw validationFailed([{ pointer: "#/scopes", detail: "is required for an ak key" }]);
    }
    requireGrantable(principal, input.scopes ?? []);
    if (environment === "live")
      await requireSecondPerson(call, tx, { action: "create_live_key", params: input });
    const at = clock.now();
    const { organizationId } = principal;
    const { row, key } = await createKey(tx, call, {
      organizationId,
      input,
      context: toChangeContext(call, at),
    });
    const managedKey = await getManagedKey(tx, organizationId, row.id);
    return {
      apiKey: { ...toManagedKeyView(managedKey, at), key },
      allowlist: checkAllowlist(input.ipAllowlist ?? [], clientAddress?.() ?? null, environment),
    };
  },
});
