import {
  ACCOUNT_ID,
  DESTINATION_ID,
  DISTRIBUTION_ID,
  NOW,
  ROLLOVER_ID,
  ROTH_ROLLOVER_ID,
  SOURCE_ID,
} from "../../context/example-values.ts";
import { rolloverBody } from "../views/rollover-examples.ts";

// Ada's 401(k) is split: after-tax money goes to a Roth IRA, the rest to a traditional IRA.

export const distributionBody = {
  accountId: ACCOUNT_ID,
  source: rolloverBody.source,
  amount: "100000.00",
  moneySources: [
    { kind: "pre_tax", amount: "79500.00" },
    { kind: "after_tax", amount: "20500.00", basis: "20000.00" },
  ],
  destinations: [
    {
      type: "direct",
      deliveryMethod: "check",
      destination: {
        custodianId: DESTINATION_ID,
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: "80000.00",
    },
    {
      type: "direct",
      deliveryMethod: "check",
      destination: { custodianId: DESTINATION_ID, accountType: "roth_ira", accountNumber: "ROTH-55667788" },
      amount: "20000.00",
    },
  ],
  attestations: { eligibleAmount: true },
  externalId: "split-12",
};

const side = { planId: null, planName: null, firstContributionDate: null };

export const distribution = {
  id: DISTRIBUTION_ID,
  object: "distribution",
  environment: "test",
  externalId: "split-12",
  accountId: ACCOUNT_ID,
  state: "draft",
  source: {
    ...side,
    custodianId: SOURCE_ID,
    accountType: "qualified_plan",
    accountNumberMask: "****8877",
    planName: "Acme 401(k)",
  },
  amount: "100000.00",
  moneySources: [
    { kind: "pre_tax", amount: "79500.00" },
    { kind: "after_tax", amount: "20500.00" },
  ],
  paidToParticipant: { amount: "0.00", moneySources: [], payment: null },
  destinations: [
    {
      rolloverId: ROLLOVER_ID,
      type: "direct",
      deliveryMethod: "check",
      destination: {
        ...side,
        custodianId: DESTINATION_ID,
        accountType: "traditional_ira",
        accountNumberMask: "****3344",
      },
      amount: "80000.00",
      moneySources: [{ kind: "pre_tax", amount: "80000.00" }],
      state: "draft",
    },
    {
      rolloverId: ROTH_ROLLOVER_ID,
      type: "direct",
      deliveryMethod: "check",
      destination: {
        ...side,
        custodianId: DESTINATION_ID,
        accountType: "roth_ira",
        accountNumberMask: "****7788",
      },
      amount: "20000.00",
      moneySources: [{ kind: "after_tax", amount: "20000.00" }],
      state: "draft",
    },
  ],
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

const withState = (state: string) => ({
  ...distribution,
  state,
  destinations: distribution.destinations.map((one) => ({ ...one, state })),
  version: 2,
});
export const submittedDistribution = withState("submitted");
export const cancelledDistribution = withState("cancelled");

/** A distribution that also pays $10,000.00 in cash, of which 20% is withheld. */
export const paidDistribution = {
  ...submittedDistribution,
  amount: "110000.00",
  moneySources: [
    { kind: "pre_tax", amount: "89500.00" },
    { kind: "after_tax", amount: "20500.00" },
  ],
  paidToParticipant: {
    amount: "10000.00",
    moneySources: [{ kind: "pre_tax", amount: "10000.00" }],
    payment: {
      paidOn: "2026-06-15",
      withheldFederal: "2000.00",
      withheldState: "0.00",
      stateCode: null,
      taxTreatment: {
        taxable: false,
        code1099R: "7",
        status: "reported",
        asOf: "2026-06-15",
        basis: "Guide, code 7 (a): age 59½; §72(t)(2)(A)(i)",
        assumptions: [],
        taxableAmount: null,
        afterTaxAmount: "0.00",
        rothCode1099R: null,
        warnings: [],
        withholding: { rule: "mandatory", ratePercent: 20, expected: "2000.00", warnings: [] },
      },
    },
  },
  version: 3,
};
