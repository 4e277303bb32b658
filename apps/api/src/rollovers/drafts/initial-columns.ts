import type { Rollover } from "@svc/rollover-rules/rollover";

/** Columns that are the same in every new rollover. */
export const INITIAL_COLUMNS = {
  state: "draft",
  currency: "USD",
  assetMismatch: null,
  residualOf: null,
  residuals: [],
  version: 1,
  documentsReturnState: null,
  holdReturnState: null,
  documentsPendingOn: null,
  documents: [],
  transfers: [],
  receipts: [],
  postedAmount: null,
  amountMismatch: null,
  requestMismatch: null,
  rejection: null,
  consent: null,
  documentRequest: null,
  hold: null,
  failure: null,
  sixtyDayDueOn: null,
} satisfies Partial<Rollover>;
