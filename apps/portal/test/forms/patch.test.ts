import { describe, expect, it } from "@jest/globals";
import { accountPatchSchema } from "../../../../packages/accounts/src/account-patch.ts";
import { rolloverPatchSchema } from "../../../api/src/rollovers/drafts/rollover-patch.ts";
import { toInputSchema } from "../../../api/src/rollovers/views/action-view.ts";
import { asGroup, type Draft } from "../../src/forms/draft.ts";
import { type GroupField, type Schema, toForm } from "../../src/forms/field.ts";
import { toDraft, toPatch } from "../../src/forms/patch.ts";

const accountForm = toForm(toInputSchema(accountPatchSchema) as Schema) as GroupField;
const rolloverForm = toForm(toInputSchema(rolloverPatchSchema) as Schema) as GroupField;

function buildPatch(form: GroupField, resource: object, edit: (draft: { [name: string]: Draft }) => object) {
  const before = toDraft(form, resource);
  return toPatch(form, before, edit(asGroup(before)) as Draft);
}

describe("Patch of an edit form", () => {
  const ada = {
    externalId: "emp-17",
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    phone: "+12025550123",
    dateOfBirth: null,
    ssnLast4: null,
    address: {
      line1: "1 Main St",
      line2: null,
      city: "Albany",
      region: "NY",
      postalCode: "12207",
      country: "US",
    },
    metadata: { team: "a" },
  };

  it("is empty if nothing changed", () => expect(buildPatch(accountForm, ada, (draft) => draft)).toEqual({}));

  it("contains the changes, with null for emptied fields and a changed address as a whole", () => {
    const patch = buildPatch(accountForm, ada, (draft) => ({
      ...draft,
      lastName: "",
      dateOfBirth: "1961-12-09",
      address: { ...asGroup(draft.address), city: "Troy", region: "" },
      metadata: [],
    }));
    expect(patch).toEqual({
      lastName: null,
      dateOfBirth: "1961-12-09",
      address: { line1: "1 Main St", city: "Troy", postalCode: "12207", country: "US" },
      metadata: {},
    });
    expect(accountPatchSchema.safeParse(patch).error).toBeUndefined();
    expect(buildPatch(accountForm, ada, (draft) => ({ ...draft, address: undefined }))).toEqual({
      address: null,
    });
  });

  it("contains only the changed fields of the source, and a changed amount as a whole", () => {
    const rollover = {
      source: {
        custodianId: "cus_1",
        accountType: "qualified_plan",
        planName: "Acme 401(k)",
        firstContributionDate: null,
      },
      amount: { kind: "full", requested: null, currency: "USD" },
      attestations: { eligibleAmount: true },
      tags: ["vip"],
      assigneeId: "ops-1",
      moneySources: [],
      assets: [],
      metadata: {},
    };
    const patch = buildPatch(rolloverForm, rollover, (before) => ({
      ...before,
      source: { ...asGroup(before.source), planName: "", firstContributionDate: "2010-01-31" },
      amount: { kind: "partial", requested: "5,000" },
      attestations: { ...asGroup(before.attestations), isMarried: false },
      tags: [],
      assigneeId: "",
    }));
    expect(patch).toEqual({
      source: { planName: null, firstContributionDate: "2010-01-31" },
      amount: { kind: "partial", requested: "5000.00" },
      attestations: { eligibleAmount: true, isMarried: false },
      tags: [],
      assigneeId: null,
    });
    expect(rolloverPatchSchema.safeParse(patch).error).toBeUndefined();
  });
});
