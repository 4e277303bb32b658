import { z } from "zod";

export const accountIdField = z
  .string()
  .describe("TypeID of the account: `acct_` followed by 26 characters.");
export const keyIdField = z.string().describe("TypeID of the API key: `key_` followed by 26 characters.");
export const rolloverIdField = z
  .string()
  .describe("TypeID of the rollover: `rol_` followed by 26 characters.");
