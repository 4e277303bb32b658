import { describe, expect, it } from "@jest/globals";
import { ACCOUNT_TYPES, type Custodian, type CustodianRole, DELIVERY_METHODS } from "@svc/custodians";
import { buildCustodian } from "../../../../packages/custodians/test/build-custodian.ts";
import { evaluateDirectory } from "../../src/rollovers/directory-rules.ts";

const entry = (changes: Partial<Custodian>) =>
  buildCustodian({
    id: "cus_1",
    name: "Fernhill",
    deliveryMethods: [...DELIVERY_METHODS],
    verified: true,
    ...changes,
  });

const ANYTHING = entry({});
const SIDES: readonly CustodianRole[] = ["delivering", "receiving"];

function rulesOf(
  role: CustodianRole,
  changes: Partial<Custodian>,
  accountType: (typeof ACCOUNT_TYPES)[number] = "traditional_ira",
  deliveryMethod?: (typeof DELIVERY_METHODS)[number],
) {
  const own = { custodian: entry(changes), accountType };
  const other = { custodian: ANYTHING, accountType: "roth_ira" as const };
  const [source, destination] = role === "delivering" ? [own, other] : [other, own];
  return evaluateDirectory({ source, destination, deliveryMethod }).map(
    ({ code, result }) => `${code} ${result}`,
  );
}

describe.each([
  { verified: true, result: "unmet" },
  { verified: false, result: "unknown" },
])("the directory, of an entry that is verified: $verified", ({ verified, result }) => {
  it.each(SIDES)("a custodian on the %s side has to have that role", (role) => {
    const other = SIDES.filter((one) => one !== role);
    expect(rulesOf(role, { verified, roles: other })).toEqual([`custodian_role ${result}`]);
    expect(rulesOf(role, { verified, roles: [role] })).toEqual([]);
  });

  it.each(SIDES.flatMap((role) => ACCOUNT_TYPES.map((type) => [role, type] as const)))(
    "a custodian on the %s side has to hold %s",
    (role, type) => {
      const others = ACCOUNT_TYPES.filter((one) => one !== type);
      expect(rulesOf(role, { verified, supportedAccountTypes: others }, type)).toEqual([
        `custodian_account_type ${result}`,
      ]);
      expect(rulesOf(role, { verified, supportedAccountTypes: [type] }, type)).toEqual([]);
    },
  );

  it.each(SIDES.flatMap((role) => DELIVERY_METHODS.map((method) => [role, method] as const)))(
    "a custodian on the %s side has to offer %s, where a method is named",
    (role, method) => {
      const others = DELIVERY_METHODS.filter((one) => one !== method);
      const changes = { verified, deliveryMethods: others };
      expect(rulesOf(role, changes, "roth_ira", method)).toEqual([`custodian_delivery_method ${result}`]);
      expect(rulesOf(role, changes, "roth_ira")).toEqual([]);
      expect(rulesOf(role, { verified, deliveryMethods: [method] }, "roth_ira", method)).toEqual([]);
    },
  );

  it("names every rule that does not fit, and the custodian", () => {
    const nothing = {
      custodian: entry({ verified, roles: [], supportedAccountTypes: [], deliveryMethods: [] }),
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

it("of a custodian that is not named, the directory says nothing", () => {
  const unnamed = { custodian: null, accountType: "roth_ira" as const };
  expect(evaluateDirectory({ source: unnamed, destination: unnamed, deliveryMethod: "wire" })).toEqual([]);
});
