import type { Environment } from "@svc/keys";
import {
  enumField,
  environmentField,
  graphqlTypes,
  openEnumField,
  timestampField,
} from "@svc/service-kit/fields";
import { z } from "zod";
import type {
  AccountType,
  Custodian,
  CustodianCategory,
  CustodianRole,
  DeliveryMethod,
} from "./custodian.ts";
import type { CustodianMatch } from "./custodian-match.ts";
import type { CustodianOrder } from "./directory.ts";
import { receivingSchema, toReceivingView } from "./receiving-view.ts";

export const accountTypeSchema = enumField("AccountType", "An account type from the IRS rollover chart.", {
  roth_ira: "A Roth IRA.",
  traditional_ira: "A traditional IRA.",
  simple_ira: "A SIMPLE IRA.",
  sep_ira: "A SEP-IRA.",
  governmental_457b: "A governmental 457(b) plan.",
  qualified_plan: "A qualified plan, such as a 401(k).",
  "403b":
    "A 403(b) plan. REST uses `403b`. GraphQL uses `plan_403b`, because its names cannot start with a digit.",
  designated_roth: "A designated Roth account in a plan.",
} satisfies Record<AccountType, string>)
  .meta({ id: "AccountType" })
  .register(graphqlTypes, { names: { "403b": "plan_403b" } });

export const deliveryMethodSchema = enumField(
  "DeliveryMethod",
  "How money moves between custodians, or within one custodian (`internal`).",
  {
    check: "By check.",
    wire: "By wire.",
    ach: "Through the Automated Clearing House.",
    acats: "Through the Automated Customer Account Transfer Service.",
    internal: "Within one custodian.",
  } satisfies Record<DeliveryMethod, string>,
).meta({ id: "DeliveryMethod" });

export const custodianRoleSchema = enumField(
  "CustodianRole",
  "The side of a rollover that a custodian can be on.",
  {
    delivering: "The custodian sends the money.",
    receiving: "The custodian receives the money.",
  } satisfies Record<CustodianRole, string>,
).meta({ id: "CustodianRole" });

export const custodianOrderSchema = enumField(
  "CustodianOrder",
  "The order of custodians without a search. A search returns the best match first.",
  {
    name: "By name.",
    popular: "By `popularRank`; custodians without a rank follow, by name.",
  } satisfies Record<CustodianOrder, string>,
).meta({ id: "CustodianOrder" });

const matchSchema = z
  .strictObject({
    kind: openEnumField("CustodianMatchKind", "How the matching name relates to the custodian.", {
      name: "Its current name.",
      alias: "Another current name.",
      former_name: "A former name.",
      acquired: "A company whose accounts it acquired.",
    } satisfies Record<CustodianMatch["kind"], string>),
    text: z.string().describe("The matching name, as written in the directory."),
    note: z
      .string()
      .nullable()
      .describe("A sentence for participants, in English; null if the directory has none."),
  })
  .describe("Why the search matched; null without a search.")
  .register(graphqlTypes, { name: "CustodianMatch" });

const categorySchema = enumField("CustodianCategory", "The main type of institution.", {
  brokerage: "A brokerage.",
  recordkeeper: "A recordkeeper of employer plans.",
  insurer: "An insurer.",
  bank: "A bank.",
  trust_company: "A trust company.",
  robo_advisor: "A robo-advisor.",
  government: "A government plan.",
  payroll_provider: "A payroll provider.",
  self_directed: "A custodian of self-directed accounts.",
  sandbox: "A scripted custodian in the test environment.",
} satisfies Record<CustodianCategory, string>);

const requirementsSchema = z
  .strictObject({
    loa: z.boolean().describe("A letter of acceptance from the receiving custodian."),
    medallion: z.boolean().describe("A medallion signature guarantee."),
    notarization: z.boolean().describe("A notary must witness the signature."),
    spousalConsent: z.boolean().describe("The spouse must consent in writing."),
    wetSignature: z.boolean().describe("A wet-ink signature on paper."),
  })
  .describe("The documents that a custodian requires before it releases money.")
  .register(graphqlTypes, { name: "CustodianRequirements" });

const days = z.number().register(graphqlTypes, { scalar: "Int" });
const processingDaysSchema = z
  .strictObject({
    min: days.describe("Fewest days that processing usually takes."),
    max: days.describe("Most days that processing usually takes."),
  })
  .describe("Business days from the request until the money is sent.")
  .register(graphqlTypes, { name: "ProcessingDays" });

const fields = z.strictObject({
  id: z.string().describe("A TypeID: `cus_` and 26 characters."),
  object: z.literal("custodian"),
  environment: environmentField.describe("The custodian's environment."),
  slug: z.string().describe("A stable, unique name for URLs."),
  name: z.string().describe("Name of the custodian, as in the directory."),
  aliases: z.array(z.string()).describe("Aliases and former names that participants still use."),
  category: categorySchema.describe("The main type of institution."),
  roles: z.array(custodianRoleSchema).describe("The sides of a rollover that the custodian can be on."),
  supportedAccountTypes: z.array(accountTypeSchema).describe("The account types it holds."),
  deliveryMethods: z.array(deliveryMethodSchema).describe("How it sends and receives money."),
  requirements: requirementsSchema.describe("The documents it requires before it releases money."),
  processingDays: processingDaysSchema.describe("The processing time, in business days."),
  logoUrl: z.string().nullable().describe("Address of an image with the custodian's logo."),
  website: z.string().nullable().describe("The URL of the website."),
  verified: z.boolean().describe("Whether the operator has confirmed these facts with the custodian."),
  active: z
    .boolean()
    .describe("Whether the custodian is active. Inactive custodians can be read by ID but are not listed."),
  popularRank: z
    .number()
    .nullable()
    .describe(
      "The position in the list shown before the participant types, from 1, set by the operator; " +
        "null if the custodian is not in it.",
    )
    .register(graphqlTypes, { scalar: "Int" }),
  match: matchSchema.nullable(),
  createdAt: timestampField.describe("When the custodian was added to the directory."),
});

/** The API and the widget service each publish one of the two schemas under this name. */
const typeMeta = { id: "Custodian", description: "An institution that holds retirement accounts." };

export const custodianSchema = fields.extend({ receiving: receivingSchema.nullable() }).meta(typeMeta);
export type CustodianView = z.output<typeof custodianSchema>;

/** Excludes payment details. */
export const widgetCustodianSchema = fields.meta(typeMeta);
export type WidgetCustodianView = z.output<typeof widgetCustodianSchema>;

export function toWidgetCustodianView(
  custodian: Custodian,
  environment: Environment,
  match: CustodianMatch | null = null,
): WidgetCustodianView {
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
    popularRank: custodian.popularRank,
    match,
    createdAt: custodian.createdAt.toISOString(),
  };
}

export function toCustodianView(
  custodian: Custodian,
  environment: Environment,
  match: CustodianMatch | null = null,
): CustodianView {
  const { receiving } = custodian;
  return {
    ...toWidgetCustodianView(custodian, environment, match),
    receiving: receiving && toReceivingView(receiving),
  };
}
