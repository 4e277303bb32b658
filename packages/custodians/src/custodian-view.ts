import type { Environment } from "@svc/keys";
import { answerTime, enumField, environmentField, graphqlTypes } from "@svc/service-kit";
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

export const accountTypeSchema = enumField(
  "AccountType",
  "A type of account, as the IRS rollover chart names them.",
  {
    roth_ira: "A Roth IRA.",
    traditional_ira: "A traditional IRA.",
    simple_ira: "A SIMPLE IRA.",
    sep_ira: "A SEP-IRA.",
    governmental_457b: "A governmental 457(b) plan.",
    qualified_plan: "A qualified plan, such as a 401(k).",
    "403b": "A 403(b) plan: `403b` in REST; a GraphQL name cannot begin with a digit.",
    designated_roth: "A designated Roth account in a plan.",
  } satisfies Record<AccountType, string>,
)
  .meta({ id: "AccountType" })
  .register(graphqlTypes, { names: { "403b": "plan_403b" } });

export const deliveryMethodSchema = enumField(
  "DeliveryMethod",
  "How money travels between custodians; `internal` never leaves the custodian.",
  {
    check: "By cheque.",
    wire: "By wire.",
    ach: "Through the Automated Clearing House.",
    acats: "Through the Automated Customer Account Transfer Service.",
    internal: "Within one custodian.",
  } satisfies Record<DeliveryMethod, string>,
).meta({ id: "DeliveryMethod" });

export const custodianRoleSchema = enumField(
  "CustodianRole",
  "The side of a rollover that a custodian can be on: the one that pays out, the one that takes in.",
  { delivering: "It pays out.", receiving: "It takes in." } satisfies Record<CustodianRole, string>,
).meta({ id: "CustodianRole" });

export const custodianOrderSchema = enumField(
  "CustodianOrder",
  "How custodians are ordered where nothing is searched for; a search has its best match first.",
  {
    name: "By name.",
    popular: "Those with a `popularRank` first, by it; then the others by name.",
  } satisfies Record<CustodianOrder, string>,
).meta({ id: "CustodianOrder" });

const matchSchema = z
  .strictObject({
    kind: enumField(
      "CustodianMatchKind",
      "What the name that was found is to the custodian.",
      {
        name: "Its own name.",
        alias: "Another name of it.",
        former_name: "What it was called before.",
        acquired: "A business whose accounts it took over.",
      } satisfies Record<CustodianMatch["kind"], string>,
      { isOpen: true },
    ),
    text: z.string().describe("The name that was found, as the directory writes it."),
    note: z
      .string()
      .nullable()
      .describe("A sentence for participants, in English; null where the directory has none."),
  })
  .describe("Why a search found it; null where nothing was searched for.")
  .register(graphqlTypes, { name: "CustodianMatch" });

const categorySchema = enumField("CustodianCategory", "What kind of institution a custodian mainly is.", {
  brokerage: "A brokerage.",
  recordkeeper: "A recordkeeper of employers' plans.",
  insurer: "An insurer.",
  bank: "A bank.",
  trust_company: "A trust company.",
  robo_advisor: "A robo-advisor.",
  government: "A government's own plan.",
  payroll_provider: "A payroll provider.",
  self_directed: "A custodian of self-directed accounts.",
  sandbox: "A scripted one of the test environment.",
} satisfies Record<CustodianCategory, string>);

const requirementsSchema = z
  .strictObject({
    loa: z.boolean().describe("A letter of acceptance from the receiving custodian."),
    medallion: z.boolean().describe("A medallion signature guarantee."),
    notarization: z.boolean().describe("A notary's confirmation."),
    spousalConsent: z.boolean().describe("A consent of the participant's spouse."),
    wetSignature: z.boolean().describe("A signature in ink on paper."),
  })
  .describe("The documents that a custodian asks for before it lets money go.")
  .register(graphqlTypes, { name: "CustodianRequirements" });

const days = z.number().register(graphqlTypes, { scalar: "Int" });
const processingDaysSchema = z
  .strictObject({ min: days.describe("Min days."), max: days.describe("Max days.") })
  .describe("Business days from the request to the sending of the money.")
  .register(graphqlTypes, { name: "ProcessingDays" });

const fields = z.strictObject({
  id: z.string().describe("A TypeID: `cus_` and 26 characters."),
  object: z.literal("custodian"),
  environment: environmentField.describe("The environment that it is listed in."),
  slug: z.string().describe("Stable and unique."),
  name: z.string().describe("Its name."),
  aliases: z.array(z.string()).describe("Other and former names, by which participants still know it."),
  category: categorySchema.describe("What kind of institution it mainly is."),
  roles: z.array(custodianRoleSchema).describe("The sides of a rollover that it can be on."),
  supportedAccountTypes: z.array(accountTypeSchema).describe("What kinds of account it holds."),
  deliveryMethods: z.array(deliveryMethodSchema).describe("How it sends and takes money."),
  requirements: requirementsSchema.describe("The documents that it asks for before it lets money go."),
  processingDays: processingDaysSchema.describe("How long it takes, in business days."),
  logoUrl: z.string().nullable().describe("Where its logo is."),
  website: z.string().nullable().describe("Where it is on the web."),
  verified: z.boolean().describe("Whether the operator has confirmed these facts with the custodian."),
  active: z.boolean().describe("Inactive ones can be read by id, and are in no list."),
  popularRank: z
    .number()
    .nullable()
    .describe(
      "Its place among those to be shown before anything is typed, from 1, as the operator has set it; null for all others.",
    )
    .register(graphqlTypes, { scalar: "Int" }),
  match: matchSchema.nullable(),
  createdAt: answerTime.describe("When it was listed."),
});

const meaning = { id: "Custodian", description: "An institution that holds retirement accounts." };

export const custodianSchema = fields.extend({ receiving: receivingSchema.nullable() }).meta(meaning);
export type CustodianView = z.output<typeof custodianSchema>;

/** Browsers get no payment details. */
export const widgetCustodianSchema = fields.meta(meaning);
export type WidgetCustodianView = z.output<typeof widgetCustodianSchema>;

/** Converts a custodian for browsers. */
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

/** Converts a custodian for the API. */
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
