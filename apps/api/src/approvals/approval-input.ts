import { reasonField } from "@svc/rollover-rules/workflow/money-params";
import { parseBody, validationFailed } from "@svc/service-kit/endpoints";
import { graphqlTypes, idField, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { keyInputSchema, keyPatchFields } from "../keys/api-keys/key-input.ts";
import { keyRotationSchema } from "../keys/api-keys/rotation-input.ts";
import {
  APPROVAL_STATES,
  type ApprovalAction,
  isRolloverApproval,
  SECOND_PERSON_MEANINGS,
  secondPersonListField,
} from "../people/second-person/approval.ts";
import { parseAction } from "../rollovers/actions/perform-action.ts";

export const approvalActionField = openEnumField("ApprovalAction", "The requested action.", {
  ...SECOND_PERSON_MEANINGS,
  rotate_live_key:
    "Rotating an API key in the live environment. The new key is shown to the person who rotates it.",
  change_live_key:
    "Extending an API key in the live environment: more addresses, a later expiration, or a higher rate limit.",
  relax_second_person: "Requiring a second person for fewer actions.",
});

export const approvalStateField = openEnumField(
  "ApprovalState",
  "The state of an approval.",
  APPROVAL_STATES,
);

export const approvalInputSchema = z.strictObject({
  action: approvalActionField,
  rolloverId: idField("rol")
    .optional()
    .describe("The rollover ID. Required for actions on a rollover and for `reveal`."),
  rolloverVersion: z
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .optional()
    .describe(
      "The rollover version you last read. If the rollover has another version, the request fails with `version_conflict`.",
    ),
  params: z
    .record(z.string(), z.unknown(), "must be an object")
    .default({})
    .describe(
      "The parameters of the action. `create_live_key` takes the body that creates the key. " +
        "`rotate_live_key` and `change_live_key` take the body that rotates or changes the key, and " +
        "its `keyId`. You can later execute only a request with the same parameters. `relax_second_person` takes the " +
        "actions to remove in `remove`, and `requiresPasskey: false` to allow confirmations without a passkey.",
    ),
});

type ApprovalInput = z.output<typeof approvalInputSchema>;

const binaryField = (description: string) =>
  z
    .string()
    .max(4_096, "must be at most 4096 characters")
    .regex(/^[\w-]+$/, "must be base64url")
    .describe(description);

export const confirmSchema = z.strictObject({
  passkey: z
    .strictObject({
      nonce: z
        .string()
        .max(200, "must be at most 200 characters")
        .describe("The nonce whose challenge the passkey signed."),
      credentialId: binaryField("The credential ID, as base64url."),
      authenticatorData: binaryField("The authenticator data, as base64url."),
      clientDataJson: binaryField("The client data, as base64url."),
      signature: binaryField("The signature, as base64url."),
    })
    .register(graphqlTypes, { name: "PasskeySignature" })
    .describe("The passkey's signature of the approval's digest (WebAuthn). Required if you have a passkey.")
    .optional(),
});

export const declineSchema = z.strictObject({ reason: reasonField.optional() });

/** Schemas of `params` for approvals that do not change a rollover. */
const NON_ROLLOVER_PARAMS = {
  reveal: z.strictObject({}),
  create_live_key: keyInputSchema,
  rotate_live_key: keyRotationSchema.extend({ keyId: idField("key") }),
  change_live_key: keyPatchFields.extend({ keyId: idField("key") }),
  relax_second_person: z
    .strictObject({
      remove: secondPersonListField.default([]),
      requiresPasskey: z.literal(false, "must be false").optional(),
    })
    .refine(({ remove, requiresPasskey }) => remove.length > 0 || requiresPasskey === false, {
      error: "must have at least one action, unless requiresPasskey is false",
      path: ["remove"],
    }),
};

export type KeyRotationParams = z.output<(typeof NON_ROLLOVER_PARAMS)["rotate_live_key"]>;
export type KeyChangeParams = z.output<(typeof NON_ROLLOVER_PARAMS)["change_live_key"]>;
export type RelaxParams = z.output<(typeof NON_ROLLOVER_PARAMS)["relax_second_person"]>;

/** @throws Problem `validation_failed` for invalid params, or a missing or extra rollover */
export function parseApproval({ action, rolloverId, params }: ApprovalInput): {
  action: ApprovalAction;
  rolloverId: string | null;
  params: Record<string, unknown>;
} {
  const needsRollover = isRolloverApproval(action) || action === "reveal";
  const hasRollover = rolloverId !== undefined;
  if (needsRollover !== hasRollover) {
    const detail = needsRollover ? `is required for ${action}` : `is not allowed for ${action}`;
    throw validationFailed([{ pointer: "#/rolloverId", detail }]);
  }
  const parsedParams = isRolloverApproval(action)
    ? parseAction(action, params).params
    : parseBody(z.object({ params: NON_ROLLOVER_PARAMS[action] }), { params }).params;
  return { action, rolloverId: rolloverId ?? null, params: parsedParams };
}
