import { ROLLOVER_ID } from "../../context/example-values.ts";
import { sandboxAddress } from "../instructions/instructions-examples.ts";

export const rolloverRequirements = {
  object: "rollover_requirements" as const,
  rolloverId: ROLLOVER_ID,
  requirements: {
    loa: false,
    medallion: false,
    notarization: false,
    spousalConsent: false,
    wetSignature: false,
  },
  enclosures: [],
  signers: [],
  sendTo: {
    address: sandboxAddress,
    fax: "202-555-0100",
    email: "rollovers@sandbox.example",
    portal: "https://sandbox.example/rollovers",
  },
  processingDays: { min: 1, max: 5 },
  hasUnconfirmed: false,
  requirementSets: [],
};
