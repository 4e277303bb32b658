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

/** A custodian as both services answer with it. */
export const custodianSchema = z.strictObject({
  id: z.string(),
  object: z.literal("custodian"),
  environment: z.enum(["test", "live"]),
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  category: z.enum(CUSTODIAN_CATEGORIES),
  roles: z.array(z.enum(CUSTODIAN_ROLES)),
  supportedAccountTypes: z.array(z.enum(ACCOUNT_TYPES)),
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)),
  requirements: z.strictObject({
    loa: z.boolean(),
    medallion: z.boolean(),
    notarization: z.boolean(),
    spousalConsent: z.boolean(),
    wetSignature: z.boolean(),
  }),
  processingDays: z.strictObject({ min: z.number(), max: z.number() }).describe("Business days."),
  logoUrl: z.string().nullable(),
  website: z.string().nullable(),
  verified: z.boolean().describe("Whether the operator has confirmed these facts with the custodian."),
  active: z.boolean(),
  createdAt: answerTime,
});

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
