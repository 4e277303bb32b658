import type { AccountType, Custodian, CustodianRole, DeliveryMethod } from "@svc/custodians";
import type { Eligibility } from "./eligibility.ts";

interface DirectorySide {
  custodian: Custodian | null;
  accountType: AccountType;
}

const ROLE_VERBS: Readonly<Record<CustodianRole, string>> = {
  delivering: "send rollovers",
  receiving: "accept rollovers",
};

/**
 * Compares a rollover with the custodian directory. If the rollover contradicts a verified entry, the result is `unmet`.
 * If the entry is unverified, the result is `unknown`, and a person must review it.
 */
export function evaluateDirectory(rollover: {
  source: DirectorySide;
  destination: DirectorySide;
  deliveryMethod?: DeliveryMethod | undefined;
}): Eligibility["rules"] {
  const { source, destination, deliveryMethod } = rollover;
  return [
    ...evaluateSide(source, "delivering", deliveryMethod),
    ...evaluateSide(destination, "receiving", deliveryMethod),
  ];
}

function evaluateSide(
  { custodian, accountType }: DirectorySide,
  role: CustodianRole,
  deliveryMethod: DeliveryMethod | undefined,
): Eligibility["rules"] {
  if (!custodian) return [];
  const { name, verified, roles, supportedAccountTypes, deliveryMethods } = custodian;
  const result = verified ? ("unmet" as const) : ("unknown" as const);
  const caveat = verified ? "" : " The entry is not verified. Confirm it with the custodian.";
  const rules: Eligibility["rules"] = [];
  const add = (code: Eligibility["rules"][number]["code"], detail: string) =>
    rules.push({ code, result, detail: `${detail}${caveat}` });
  if (!roles.includes(role)) {
    add("custodian_role", `According to the directory, ${name} does not ${ROLE_VERBS[role]}.`);
  }
  if (!supportedAccountTypes.includes(accountType)) {
    add(
      "custodian_account_type",
      `According to the directory, ${name} does not hold ${accountType} accounts.`,
    );
  }
  if (deliveryMethod && !deliveryMethods.includes(deliveryMethod)) {
    add(
      "custodian_delivery_method",
      `According to the directory, ${name} does not offer the delivery method ${deliveryMethod}.`,
    );
  }
  return rules;
}
