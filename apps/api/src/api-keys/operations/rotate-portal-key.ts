import type { KeyType } from "@svc/keys";
import { Problem, timeField, type ValidationIssue, validationFailed } from "@svc/service-kit";
import { z } from "zod";
import { requireSecondPerson } from "../../approvals/require-second-person.ts";
import { write } from "../../declare.ts";
import { rotatedKey } from "../../examples/key-story.ts";
import { checkAllowlist } from "../allowlist.ts";
import { announceKey, changeBy } from "../key-change.ts";
import { allowlistInput, requireFitting, scopeIssues, scopesInput } from "../key-input.ts";
import { lockKey, requireGivable } from "../lock-key.ts";
import { makeSuccessor } from "../make-successor.ts";
import { readManagedKey } from "../managed-key-store.ts";
import {
  allowlistCheckSchema,
  managedKeySchema,
  newManagedKeySchema,
  tagOfKey,
  toManagedKeyView,
  withoutKey,
} from "../managed-key-view.ts";
import { rotationInputSchema } from "../rotation-input.ts";
import { planRotation } from "../rotation-plan.ts";

export const rotatePortalKey = write({
  name: "rotatePortalKey",
  summary: "Replace a key by a successor, and let it live on for a while",
  description:
    "The successor has its predecessor's name, limit and maker, and its scopes, allowlist and end unless others are said. A key is replaced once.",
  scope: "keys:manage",
  id: "key",
  input: rotationInputSchema
    .extend({
      scopes: scopesInput
        .optional()
        .describe("What the successor may do, where that is to be something else."),
      ipAllowlist: allowlistInput.optional().describe("From where it may be used, where that is to change."),
      expiresAt: timeField
        .nullable()
        .optional()
        .describe("When it ends, where that is to change; null for never."),
    })
    .meta({ id: "KeyRotation" }),
  inputOptional: true,
  view: z.strictObject({
    apiKey: newManagedKeySchema.describe("The successor, itself shown this once."),
    previousKey: managedKeySchema.describe("The key that it replaces, with its end."),
    allowlist: allowlistCheckSchema.describe("What the successor's allowlist comes to."),
  }),
  example: { input: { gracePeriodSeconds: 86_400 }, view: rotatedKey },
  answers: { 201: "The successor, itself shown this once, and the key that it replaces." },
  errors: ["key_already_rotated", "key_not_alive", "second_person_required"],
  ifMatch: true,
  rest: "POST /portal/api/keys/{id}/rotate",
  etag: ({ apiKey }) => tagOfKey(apiKey),
  location: ({ apiKey }) => `/portal/api/keys/${apiKey.id}`,
  remembered: withoutKey,
  async run(call, { id, gracePeriodSeconds, ...changes }) {
    const { tx, clock, principal, environment, peppers, clientAddress } = call;
    const old = await lockKey(call, id);
    const type = old.type as KeyType;
    const issues = scopeIssues(type, changes.scopes).map(
      (detail): ValidationIssue => ({ pointer: "#/scopes", detail }),
    );
    if (issues.length > 0) throw validationFailed(issues);
    requireGivable(principal, [...old.scopes, ...(changes.scopes ?? [])]);
    const at = clock.now();
    requireFitting(changes, { environment, type, now: at });
    const plan = planRotation({ ...old, successorId: old.replacedById }, gracePeriodSeconds, at);
    if (plan.outcome === "refuse") {
      throw new Problem(plan.because === "key_already_rotated" ? plan.because : "key_not_alive");
    }
    if (environment === "live") {
      // It shows a live key, as making one does.
      const params = { type, name: old.name, scopes: changes.scopes ?? old.scopes };
      await requireSecondPerson(call, tx, { action: "create_live_key", params });
    }
    const by = changeBy(call, at);
    const { successor, key, previous } = await makeSuccessor(
      tx,
      peppers,
      old,
      plan.previousExpiresAt,
      by,
      changes,
    );
    call.afterCommit(async () => {
      await announceKey(call, id);
    });
    const made = await readManagedKey(tx, old.organizationId, successor.id);
    return {
      apiKey: { ...toManagedKeyView(made, at), key },
      previousKey: toManagedKeyView({ ...old, ...previous }, at),
      allowlist: checkAllowlist(successor.ipAllowlist, clientAddress?.() ?? null, environment),
    };
  },
});
