import type { Environment } from "@svc/keys";
import { toDocumentView } from "../document-view.ts";
import { toMoneySourcesView } from "../money-sources/money-source-view.ts";
import { toReceiptViews, toTransferViews } from "../money-views.ts";
import { STATE_MEANINGS } from "../rollover-states.ts";
import { deadlinesOf, documentRequestOf, missingOf, type RolloverView } from "../rollover-view.ts";
import { isInheritedIra } from "../rules/relationships.ts";
import { toTaxTreatmentView } from "../tax/tax-view.ts";
import { sumAmounts } from "../workflow/amounts.ts";
import { pendingOn } from "../workflow/pending-on.ts";
import {
  alike,
  computed,
  copied,
  counted,
  fixed,
  json,
  moment,
  nested,
  type Written,
  whereEmpty,
} from "./written-members.ts";

const NOTHING_MOVED = { transfers: [], receipts: [] };
const MISMATCHES = ["amountMismatch", "requestMismatch", "assetMismatch"] as const;
const MISSING = [
  "state",
  "sourceCustodianId",
  "type",
  "sourceAccountType",
  "relationship",
  "planKind",
  "attestations",
] as const;
/** Of money that has not moved nothing hangs on when the row was written last. */
const NEVER = new Date(0);

const side = <Side extends "source" | "destination">(side: Side) =>
  nested({
    custodianId: copied(`${side}CustodianId`),
    accountType: copied(`${side}AccountType`),
    accountNumberMask: copied(`${side}AccountNumberMask`),
    planName: copied(`${side}PlanName`),
    firstContributionDate: copied(`${side}FirstContributionDate`),
  });

/** How each member of `RolloverView` is written. A member that is missing here does not compile. */
export const membersIn = (
  environment: Environment,
): { readonly [Member in keyof RolloverView]: Written<RolloverView[Member]> } => ({
  id: copied("id"),
  object: fixed("rollover"),
  environment: fixed(environment),
  externalId: copied("externalId"),
  accountId: copied("accountId"),
  type: copied("type"),
  source: side("source"),
  destination: side("destination"),
  relationship: copied("relationship"),
  isInheritedIra: alike(["relationship", "isInheritedIra"], (one) =>
    isInheritedIra(one.relationship, one.isInheritedIra),
  ),
  decedentName: copied("decedentName"),
  planKind: copied("planKind"),
  assets: json("assets", []),
  amount: nested({
    kind: copied("amountKind"),
    requested: copied("amountRequested"),
    currency: copied("currency"),
  }),
  amounts: whereEmpty(
    ["transfers", "receipts", "postedAmount"],
    fixed(sumAmounts({ ...NOTHING_MOVED, postedAmount: null })),
    computed(["transfers", "receipts", "postedAmount"], sumAmounts),
  ),
  moneySources: whereEmpty(
    ["moneySources"],
    fixed([]),
    computed(["moneySources", "amountRequested", "transfers"], toMoneySourcesView),
  ),
  distributionId: copied("distributionId"),
  residualOf: copied("residualOf"),
  residuals: json("residuals", []),
  transfers: whereEmpty(["transfers"], fixed([]), computed(["transfers", "sixtyDayDueOn"], toTransferViews)),
  receipts: whereEmpty(
    ["receipts"],
    fixed([]),
    computed(["type", "transfers", "receipts", "sixtyDayDueOn"], toReceiptViews),
  ),
  deliveryMethod: copied("deliveryMethod"),
  taxTreatment: whereEmpty(
    ["transfers", "receipts", "moneySources"],
    alike(["type", "sourceAccountType", "taxTreatment"], (one) =>
      toTaxTreatmentView({
        ...one,
        ...NOTHING_MOVED,
        moneySources: [],
        sixtyDayDueOn: null,
        updatedAt: NEVER,
      }),
    ),
    computed(
      [
        "type",
        "sourceAccountType",
        "taxTreatment",
        "transfers",
        "receipts",
        "moneySources",
        "sixtyDayDueOn",
        "updatedAt",
      ],
      toTaxTreatmentView,
    ),
  ),
  eligibility: alike(["eligibility"], (row) => row.eligibility),
  documents: whereEmpty(
    ["documents"],
    fixed([]),
    computed(["documents"], ({ documents }) => documents.map(toDocumentView)),
  ),
  documentRequest: whereEmpty(
    ["documentRequest"],
    fixed(null),
    computed(["state", "documentRequest", "documents"], documentRequestOf),
  ),
  missingDocuments: whereEmpty(
    ["documents", "transfers", "receipts"],
    alike(MISSING, (one, { directory }) => missingOf({ ...one, ...NOTHING_MOVED, documents: [] }, directory)),
    computed([...MISSING, "documents", "transfers", "receipts"], (one, { directory }) =>
      missingOf(one, directory),
    ),
  ),
  deadlines: whereEmpty(
    ["deadlines"],
    fixed([]),
    computed(["deadlines", "transfers", "receipts"], deadlinesOf),
  ),
  amountMismatch: json("amountMismatch", null),
  requestMismatch: json("requestMismatch", null),
  assetMismatch: json("assetMismatch", null),
  rejection: json("rejection", null),
  failure: json("failure", null),
  hold: whereEmpty(
    ["hold"],
    fixed(null),
    computed(["state", "hold"], ({ state, hold }) => (state === "on_hold" ? hold : null)),
  ),
  consent: json("consent", null),
  attestations: alike(["attestations"], (row) => row.attestations),
  state: copied("state"),
  status: alike(["state"], ({ state }) => STATE_MEANINGS[state].status),
  pendingOn: whereEmpty(
    ["transfers", "receipts", ...MISMATCHES],
    alike(["state", "documentsPendingOn"], (one) =>
      pendingOn({
        ...one,
        ...NOTHING_MOVED,
        type: "direct",
        amountMismatch: null,
        requestMismatch: null,
        assetMismatch: null,
      }),
    ),
    computed(["state", "documentsPendingOn", "type", "transfers", "receipts", ...MISMATCHES], pendingOn),
  ),
  version: counted("version"),
  assigneeId: copied("assigneeId"),
  priority: copied("priority"),
  tags: json("tags", []),
  metadata: alike(["metadata"], (row) => row.metadata),
  createdAt: moment("createdAt"),
  updatedAt: moment("updatedAt"),
});
