import { KEY_ID, NOW, PLAN_ID } from "../../context/example-values.ts";

export const planBody = {
  ein: "12-3456789",
  planNumber: "001",
  name: "Acme 401(k) Plan",
  accountType: "qualified_plan",
  planKind: "profit_sharing",
  sponsorName: "Acme Corporation",
  contact: { name: "Plan administration", phone: "202-555-0111" },
};

export const plan = {
  id: PLAN_ID,
  object: "plan" as const,
  environment: "test" as const,
  ein: "12-3456789",
  planNumber: "001",
  form5500Key: "123456789-001",
  name: "Acme 401(k) Plan",
  accountType: "qualified_plan" as const,
  planKind: "profit_sharing" as const,
  sponsorName: "Acme Corporation",
  recordkeeperId: null,
  contact: { name: "Plan administration", phone: "202-555-0111", email: null, address: [] },
  createdBy: { type: "api_key" as const, id: KEY_ID },
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
};

export const updatedPlan = { ...plan, name: "Acme Retirement Plan", version: 2 };
