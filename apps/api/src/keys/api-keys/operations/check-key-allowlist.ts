import { z } from "zod";
import { read } from "../../../context/define-operation.ts";
import { allowlistEntryField, checkAllowlist, MAX_ALLOWLIST } from "../allowlist.ts";
import { allowlistCheck } from "../key-examples.ts";
import { allowlistCheckSchema } from "../managed-key-view.ts";

export const checkKeyAllowlist = read({
  name: "checkKeyAllowlist",
  summary: "Check an allowlist before saving it",
  scope: "keys:read",
  input: z.strictObject({
    ipAllowlist: z
      .array(z.string())
      .max(MAX_ALLOWLIST, `must have at most ${MAX_ALLOWLIST} entries`)
      // Validates without normalizing, because the warning `host_bits` needs the entries as entered.
      .superRefine((entries, context) => {
        for (const [index, entry] of entries.entries()) {
          const { error } = allowlistEntryField.safeParse(entry);
          if (error)
            context.addIssue({ code: "custom", path: [index], message: error.issues[0]?.message ?? "" });
        }
      })
      .describe("The addresses and CIDR blocks as entered."),
  }),
  view: allowlistCheckSchema,
  example: { input: { ipAllowlist: ["203.0.113.7/24"] }, view: allowlistCheck },
  responses: { 200: "The effect of the list for the caller." },
  errors: [],
  rest: "POST /portal/api/keys/check-allowlist",
  run: ({ environment, clientAddress }, { ipAllowlist }) =>
    checkAllowlist(ipAllowlist, clientAddress?.() ?? null, environment),
});
