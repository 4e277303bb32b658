import { accountInputSchema } from "@svc/accounts";
import { accountTypeSchema, type DeliveryMethod, deliveryMethodSchema } from "@svc/custodians";
import { accountNumberField } from "@svc/rollover-rules/account-number-field";
import { contributionDateField } from "@svc/rollover-rules/contribution-date-field";
import { allowOne, custodianRefFields, requireEither } from "@svc/rollover-rules/custodian-ref";
import { attestationsSchema } from "@svc/rollover-rules/eligibility/attestations";
import { listDeliveryMethods } from "@svc/rollover-rules/eligibility/delivery-methods";
import { assetsField } from "@svc/rollover-rules/money/asset-fields";
import { moneySourcesField } from "@svc/rollover-rules/money/money-source-input";
import { amountKindSchema, rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import {
  externalIdField,
  graphqlTypes,
  idField,
  lineField,
  metadataField,
  sumField,
} from "@svc/service-kit/fields";
import { z } from "zod";
import { decedentNameField, peopleFields } from "../views/people-fields.ts";
import { workFields } from "../views/work-fields.ts";

export const sideSchema = z
  .strictObject({
    ...custodianRefFields,
    accountType: accountTypeSchema.describe("Tax type of the account, such as `traditional_ira`."),
    accountNumber: accountNumberField.describe(
      "4 to 34 letters, digits, spaces and hyphens. Encrypted on receipt. The full number is shown only in instructions and certifications.",
    ),
    planId: idField("pln")
      .optional()
      .describe(
        "The employer's plan, recorded with `POST /v1/plans`. Instructions print its number and EIN.",
      ),
    planName: lineField(200)
      .optional()
      .describe("Name of the employer's plan. Default: the name of the plan in `planId`."),
    firstContributionDate: contributionDateField
      .optional()
      .describe("Date of the participant's first contribution. Some rules depend on it."),
  })
  .refine(...requireEither("custodianId", "custodianSlug"))
  .refine(...allowOne("custodianId", "custodianSlug"))
  .meta({ id: "RolloverSideInput", description: "One side of a rollover to create." });

const currencyField = z.literal("USD").optional().describe("The currency: always `USD`.");

export const amountSchema = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({
        kind: z.literal("full").describe("The whole balance of the account."),
        currency: currencyField,
      }),
      z.strictObject({
        kind: z.literal("partial").describe("Part of the balance: `requested`."),
        requested: sumField.describe(
          "Requested amount, for partial rollovers only. More than zero, unless `assets` are moved.",
        ),
        currency: currencyField,
      }),
    ],
    'must have a kind, "full" or "partial"',
  )
  .meta({ id: "RolloverAmountInput", description: "All of the account or part of it." })
  .register(graphqlTypes, { name: "RolloverAmountInput", kinds: { kind: amountKindSchema } });

/** Ignores all issues, because the schema of the side reports them. */
const accountTypeShape = z
  .looseObject({ accountType: accountTypeSchema.optional().catch(undefined) })
  .catch({});

export const deliveryFields = {
  type: rolloverTypeSchema,
  deliveryMethod: deliveryMethodSchema.describe(
    "Delivery method. The rollover type determines the allowed methods.",
  ),
};

const deliverySchema = z.looseObject({
  ...deliveryFields,
  source: accountTypeShape,
  destination: accountTypeShape,
});
type Delivery = Pick<z.output<typeof deliverySchema>, "type" | "source" | "destination">;

function listAllowedMethods({ type, source, destination }: Delivery): readonly DeliveryMethod[] {
  return listDeliveryMethods(type, source.accountType, destination.accountType);
}

export function formatDeliveryIssue(rollover: Delivery): string {
  return `must be ${listAllowedMethods(rollover).join(" or ")} for rollover type ${rollover.type} between these accounts`;
}

export const rolloverInputSchema = z
  .strictObject({
    accountId: idField("acct").optional().describe("The participant's account. Send this or `account`."),
    account: accountInputSchema
      .optional()
      .describe(
        "The participant. Creates or retrieves the account, like `POST /v1/accounts`, in the same transaction. Also requires the scope `accounts:write`.",
      ),
    ...deliveryFields,
    ...peopleFields,
    decedentName: decedentNameField.optional(),
    assets: assetsField
      .optional()
      .describe(
        "Assets to move in kind, by ACATS only. With assets, a partial amount can be `0.00` (no cash).",
      ),
    source: sideSchema.describe("The source account."),
    destination: sideSchema.describe("The destination account."),
    amount: amountSchema,
    moneySources: moneySourcesField.optional(),
    attestations: attestationsSchema.optional(),
    externalId: externalIdField.optional().describe("Your ID for the rollover."),
    ...workFields,
    metadata: metadataField.optional().describe("Up to 50 key-value pairs of strings."),
  })
  .refine(...requireEither("accountId", "account"))
  .refine(...allowOne("accountId", "account"))
  .refine((input) => listAllowedMethods(deliverySchema.parse(input)).includes(input.deliveryMethod), {
    path: ["deliveryMethod"],
    error: ({ input }) => formatDeliveryIssue(deliverySchema.parse(input)),
    // Also report a wrong method if other fields have issues.
    when: ({ value, issues }) => issues.length === 0 || deliverySchema.safeParse(value).success,
  })
  .meta({ id: "RolloverInput", description: "A rollover to create as a draft." });

export type RolloverInput = z.output<typeof rolloverInputSchema>;
/** A rollover whose account exists. */
export type DraftInput = RolloverInput & { accountId: string };
export type RolloverSide = RolloverInput["source"];
