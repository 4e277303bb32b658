import { describe, expect, it } from "@jest/globals";
import {
  findStatement,
  getCurrentVersion,
  listRequiredStatements,
  ROLLOVER_TYPES,
  STATEMENTS as SERVICE_STATEMENTS,
} from "../../../consents/src/catalogue/index.ts";
import { ACCOUNT_TYPES, getAllowedDestinations } from "../../src/state/account-types.ts";
import { findApplicableStatements, resolveRolloverType, STATEMENTS } from "../../src/state/statements.ts";
import { es } from "../../src/strings/es.ts";
import { laterEn } from "../../src/strings/later-en.ts";

// The English statements are in `laterEn`, because they load later than the first texts.
describe("Widget statements", () => {
  it("equal the service's current ones, word for word in both languages", () => {
    expect(STATEMENTS.map(({ id }) => id)).toEqual(SERVICE_STATEMENTS.map(({ id }) => id));
    for (const { id, version, text } of STATEMENTS) {
      const published = findStatement(id);
      if (!published) throw new Error(`the service has no ${id}`);
      expect({ version, texts: { en: laterEn[text], es: es[text] } }).toEqual(getCurrentVersion(published));
    }
  });

  it("are shown for exactly the rollovers for which the service requires them", () => {
    for (const type of ROLLOVER_TYPES) {
      for (const source of ACCOUNT_TYPES) {
        for (const destination of ACCOUNT_TYPES) {
          const toIds = (statements: readonly { id: string }[]) => statements.map(({ id }) => id);
          expect({
            type,
            source,
            destination,
            ids: toIds(findApplicableStatements(type, source, destination)),
          }).toEqual({
            type,
            source,
            destination,
            ids: toIds(listRequiredStatements({ type, source, destination })),
          });
        }
      }
    }
  });

  it("depend on the rollover type, which the account types imply unless the page requests one", () => {
    expect(resolveRolloverType(null, "qualified_plan", "traditional_ira")).toBe("direct");
    expect(resolveRolloverType(null, "traditional_ira", "403b")).toBe("direct");
    expect(resolveRolloverType(null, "traditional_ira", "roth_ira")).toBe("trustee_transfer");
    expect(resolveRolloverType(null, "designated_roth", "designated_roth")).toBe("direct");
    for (const wanted of [null, "indirect_60_day"] as const) {
      expect(resolveRolloverType(wanted, "403b", "designated_roth")).toBe("in_plan");
    }
    for (const source of ACCOUNT_TYPES) {
      for (const destination of getAllowedDestinations(source).filter((type) => type !== "designated_roth")) {
        expect(resolveRolloverType("indirect_60_day", source, destination)).toBe("indirect_60_day");
      }
    }
  });
});
