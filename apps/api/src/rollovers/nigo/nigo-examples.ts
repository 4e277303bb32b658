import { getNigoReason } from "@svc/rollover-rules/nigo/nigo-codes";
import { KEY_ID, NOW, ROLLOVER_ID, SOURCE_ID } from "../../context/example-values.ts";

export const NIGO_ITEM_ID = "nigo_01m7zh43d1enbshkd0v9k4t6qa";
const RECORDER = { type: "api_key", id: KEY_ID };

export const nigoItem = {
  object: "nigo_item",
  id: NIGO_ITEM_ID,
  rolloverId: ROLLOVER_ID,
  code: "medallion_missing",
  ...getNigoReason("medallion_missing"),
  detail: "Page 4 has a notary's seal instead of a medallion stamp.",
  reportedBy: "source_custodian",
  reportedOn: "2026-06-15",
  action: null,
  custodianId: SOURCE_ID,
  status: "open",
  resolution: null,
  resolvedAt: null,
  resolvedBy: null,
  createdAt: NOW,
  createdBy: RECORDER,
};

export const resolvedNigoItem = {
  ...nigoItem,
  status: "resolved",
  resolution: "corrected",
  resolvedAt: NOW,
  resolvedBy: RECORDER,
};
