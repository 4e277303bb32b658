import { DOCUMENT_ID, ENDPOINT_ID, KEY_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";

export const LETTER_ID = "ltr_01m7zh43c9enbshkcw5n8x2b6r";
const SHA256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

export const letter = {
  object: "letter",
  id: LETTER_ID,
  rolloverId: ROLLOVER_ID,
  environment: "test",
  kind: "letter_of_acceptance",
  number: 1,
  replaces: null,
  replacedBy: null,
  instructionsVersion: 1,
  supersededByVersion: null,
  accountNumbers: "masked",
  templateVersion: 0,
  file: { sha256: SHA256, size: 31_482 },
  signature: null,
  signatureRequest: null,
  seal: "4b227777d4dd1fc61c6f884f48641d02",
  sealed: true,
  createdAt: NOW,
  createdBy: { type: "api_key", id: KEY_ID },
};

export const signedLetter = {
  ...letter,
  signature: {
    method: "typed",
    name: "Grace Hopper",
    title: "Vice President, Rollover Operations",
    signedAt: NOW,
    signedBy: { type: "api_key", id: KEY_ID },
    ipAddress: "203.0.113.7",
    signedSha256: SHA256,
    file: { sha256: "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752", size: 33_018 },
    documentId: DOCUMENT_ID,
  },
};

export const requestedLetter = {
  ...letter,
  signatureRequest: {
    number: 1,
    endpointId: ENDPOINT_ID,
    status: "pending",
    signer: { name: "Grace Hopper", email: "grace@example.com" },
    reason: null,
    requestedAt: NOW,
    requestedBy: { type: "api_key", id: KEY_ID },
    endedAt: null,
  },
};
