import { KEY_ID, NOW, REQUIREMENT_SET_ID, SOURCE_ID } from "../../context/example-values.ts";

export const requirementSetBody = {
  custodianId: SOURCE_ID,
  requirements: { loa: true, medallion: true },
  enclosures: ["Form 1234, signed on page 3"],
  signers: ["participant"],
  processingDays: { min: 5, max: 10 },
  source: "Call with the rollover desk",
};

export const requirementSet = {
  id: REQUIREMENT_SET_ID,
  object: "requirement_set" as const,
  environment: "test" as const,
  planId: null,
  custodianId: SOURCE_ID,
  version: 1,
  isCurrent: true,
  isUnconfirmed: false,
  requirements: {
    loa: true,
    medallion: true,
    notarization: false,
    spousalConsent: false,
    wetSignature: false,
  },
  enclosures: ["Form 1234, signed on page 3"],
  signers: ["participant" as const],
  sendTo: null,
  processingDays: { min: 5, max: 10 },
  note: null,
  source: "Call with the rollover desk",
  learnedOn: "2026-06-15",
  expiresOn: "2027-06-15",
  createdBy: { type: "api_key" as const, id: KEY_ID },
  createdAt: NOW,
  confirmedBy: null,
  confirmedAt: null,
};

export const confirmedSet = {
  ...requirementSet,
  confirmedBy: { type: "api_key" as const, id: KEY_ID },
  confirmedAt: NOW,
};
