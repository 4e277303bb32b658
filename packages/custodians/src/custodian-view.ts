import type { Environment } from "@svc/keys";
import { answerTime } from "@svc/service-kit";
import { z } from "zod";
import {
  ACCOUNT_TYPES,
  CUSTODIAN_CATEGORIES,
  CUSTODIAN_ROLES,
  type Custodian,
  DELIVERY_METHODS,
} from "./custodian.ts";

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of ${values.join(", ")}`);

/** A kind of account, as bodies, queries and answers name it. */
export const accountTypeSchema = oneOf(ACCOUNT_TYPES).meta({
  id: "AccountType",
  description: "A type of account, as the IRS rollover chart names them.",
});

/** How money travels, as bodies and answers name it. */
export const deliveryMethodSchema = oneOf(DELIVERY_METHODS).meta({
  id: "DeliveryMethod",
  description: "How money travels between custodians; `internal` never leaves the custodian.",
});

/** A side of a rollover, as queries and answers name it. */
export const custodianRoleSchema = oneOf(CUSTODIAN_ROLES).meta({
  id: "CustodianRole",
  description:
    "The side of a rollover that a custodian can be on: the one that pays out, the one that takes in.",
});

/** A custodian as both services answer with it. */
export const custodianSchema = z
  .strictObject({
    id: z.string(),
    object: z.literal("custodian"),
    environment: z.enum(["test", "live"]),
    slug: z.string().describe("Stable and unique."),
    name: z.string(),
    aliases: z.array(z.string()).describe("Other and former names."),
    category: z.enum(CUSTODIAN_CATEGORIES),
    roles: z.array(custodianRoleSchema),
    supportedAccountTypes: z.array(accountTypeSchema),
    deliveryMethods: z.array(deliveryMethodSchema),
    requirements: z
      .strictObject({
        loa: z.boolean().describe("A letter of acceptance from the receiving custodian."),
        medallion: z.boolean().describe("A medallion signature guarantee."),
        notarization: z.boolean(),
        spousalConsent: z.boolean(),
        wetSignature: z.boolean().describe("Ink on paper."),
      })
      .describe("The documents that it asks for before it lets money go."),
    processingDays: z.strictObject({ min: z.number(), max: z.number() }).describe("Business days."),
    logoUrl: z.string().nullable(),
    website: z.string().nullable(),
    verified: z.boolean().describe("Whether the operator has confirmed these facts with the custodian."),
    active: z.boolean().describe("Inactive ones can be read by id, and are in no list."),
    createdAt: answerTime,
  })
  .meta({ id: "Custodian", description: "An institution that holds retirement accounts." });

export type CustodianView = z.output<typeof custodianSchema>;

export function toCustodianView(custodian: Custodian, environment: Environment): CustodianView {
  return {
    id: custodian.id,
    object: "custodian",
    environment,
    slug: custodian.slug,
    name: custodian.name,
    aliases: custodian.aliases,
    category: custodian.category,
    roles: custodian.roles,
    supportedAccountTypes: custodian.supportedAccountTypes,
    deliveryMethods: custodian.deliveryMethods,
    requirements: custodian.requirements,
    processingDays: custodian.processingDays,
    logoUrl: custodian.logoUrl,
    website: custodian.website,
    verified: custodian.verified,
    active: custodian.active,
    createdAt: custodian.createdAt.toISOString(),
  };
}
