import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type Custodian, type CustodianRole, DELIVERY_METHODS } from "@svc/custodians";
import { evaluateDirectory } from "@svc/rollover-rules/eligibility/directory-rules";
import { buildCustodian } from "../../../custodians/test/build-custodian.ts";

const buildEntry = (changes: Partial<Custodian>) =>
  buildCustodian({
    id: "cus_1",
    name: "Fernhill",
    deliveryMethods: [...DELIVERY_METHODS],
    verified: true,
    ...changes,
  });

/** A custodian that supports every role, account type and delivery method. */
const UNRESTRICTED = buildEntry({});
const ROLES: readonly CustodianRole[] = ["delivering", "receiving"];

function evaluateRules(
  role: CustodianRole,
  changes: Partial<Custodian>,
  {
    accountType = "traditional_ira",
    deliveryMethod,
  }: {
    accountType?: (typeof ACCOUNT_TYPES)[number];
    deliveryMethod?: (typeof DELIVERY_METHODS)[number];
  } = {},
) {
  const subject = { custodian: buildEntry(changes), accountType };
  const other = { custodian: UNRESTRICTED, accountType: "roth_ira" as const };
  const [source, destination] = role === "delivering" ? [subject, other] : [other, subject];
  return evaluateDirectory({ source, destination, deliveryMethod }).map(
    ({ code, result }) => `${code} ${result}`,
  );
}

describe.each([
  { verified: true, result: "unmet" },
  { verified: false, result: "unknown" },
])("Directory rules for an entry that is verified: $verified", ({ verified, result }) => {
  it.each(ROLES)("require a custodian on the %s side to have that role", (role) => {
    const other = ROLES.filter((one) => one !== role);
    expect(evaluateRules(role, { verified, roles: other })).toEqual([`custodian_role ${result}`]);
    expect(evaluateRules(role, { verified, roles: [role] })).toEqual([]);
  });

  it.each(ROLES.flatMap((role) => ACCOUNT_TYPES.map((accountType) => [role, accountType] as const)))(
    "require a custodian on the %s side to hold %s",
    (role, accountType) => {
      const others = { verified, supportedAccountTypes: ACCOUNT_TYPES.filter((one) => one !== accountType) };
      expect(evaluateRules(role, others, { accountType })).toEqual([`custodian_account_type ${result}`]);
      const same = { verified, supportedAccountTypes: [accountType] };
      expect(evaluateRules(role, same, { accountType })).toEqual([]);
    },
  );

  it.each(ROLES.flatMap((role) => DELIVERY_METHODS.map((deliveryMethod) => [role, deliveryMethod] as const)))(
    "require a custodian on the %s side to offer %s, if a method is given",
    (role, deliveryMethod) => {
      const accountType = "roth_ira";
      const others = { verified, deliveryMethods: DELIVERY_METHODS.filter((one) => one !== deliveryMethod) };
      expect(evaluateRules(role, others, { accountType, deliveryMethod })).toEqual([
        `custodian_delivery_method ${result}`,
      ]);
      expect(evaluateRules(role, others, { accountType })).toEqual([]);
      const same = { verified, deliveryMethods: [deliveryMethod] };
      expect(evaluateRules(role, same, { accountType, deliveryMethod })).toEqual([]);
    },
  );

  it("name every rule that is not met, and the custodian", () => {
    const nothing = {
      custodian: buildEntry({ verified, roles: [], supportedAccountTypes: [], deliveryMethods: [] }),
    };
    const rules = evaluateDirectory({
      source: { ...nothing, accountType: "403b" },
      destination: { ...nothing, accountType: "roth_ira" },
      deliveryMethod: "wire",
    });
    expect(rules).toHaveLength(6);
    for (const { detail } of rules) expect(detail).toContain("Fernhill does not ");
  });
});

it("directory rules do not apply without a named custodian", () => {
  const unnamed = { custodian: null, accountType: "roth_ira" as const };
  expect(evaluateDirectory({ source: unnamed, destination: unnamed, deliveryMethod: "wire" })).toEqual([]);
});
