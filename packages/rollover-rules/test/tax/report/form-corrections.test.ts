import { describe, expect, it } from "@jest/globals";
import { type Boxes, findFormCorrections, toZeroForm } from "@svc/rollover-rules/tax/report/form-corrections";
import fc from "fast-check";

const buildForm = (changes: Boxes = {}): Boxes => ({
  box1GrossDistribution: "1000.00",
  box2aTaxableAmount: "1000.00",
  box2bTotalDistribution: false,
  box4FederalTaxWithheld: "200.00",
  box5EmployeeContributions: null,
  box7DistributionCode: "1",
  ...changes,
});

const SAME_RECIPIENT = false;
const OTHER_RECIPIENT = true;

describe("Corrections of filed forms", () => {
  it("are not needed for the same forms in another order", () => {
    const forms = [buildForm(), buildForm({ box7DistributionCode: "G", box1GrossDistribution: "5.00" })];
    expect(findFormCorrections(forms, forms.toReversed(), SAME_RECIPIENT)).toEqual([]);
  });

  it("are one transaction for an amount, a code or a checkbox", () => {
    const changed = buildForm({
      box1GrossDistribution: "900.00",
      box7DistributionCode: "7",
      box2bTotalDistribution: true,
    });
    expect(findFormCorrections([buildForm()], [changed], SAME_RECIPIENT)).toEqual([
      {
        method: "one_transaction",
        reason: "boxes_changed",
        original: buildForm(),
        corrected: changed,
        changedBoxes: ["box1GrossDistribution", "box2bTotalDistribution", "box7DistributionCode"],
      },
    ]);
  });

  it("are one transaction with zeros for a form that should not have been filed", () => {
    const [correction] = findFormCorrections([buildForm()], [], SAME_RECIPIENT);
    expect(correction).toMatchObject({
      method: "one_transaction",
      reason: "not_due",
      corrected: {
        box1GrossDistribution: "0.00",
        box2aTaxableAmount: "0.00",
        box4FederalTaxWithheld: "0.00",
        box5EmployeeContributions: null,
        box7DistributionCode: "1",
      },
    });
    expect(findFormCorrections([correction?.corrected as Boxes], [], SAME_RECIPIENT)).toEqual([]);
  });

  it("are two transactions for another recipient, even if no box changed", () => {
    expect(findFormCorrections([buildForm()], [buildForm()], OTHER_RECIPIENT)).toMatchObject([
      { method: "two_transactions", reason: "recipient_changed", changedBoxes: [] },
    ]);
  });

  it("are an original form if no form was filed", () => {
    expect(findFormCorrections([], [buildForm()], SAME_RECIPIENT)).toMatchObject([
      {
        method: "original",
        reason: "not_filed",
        original: null,
        changedBoxes: [
          "box1GrossDistribution",
          "box2aTaxableAmount",
          "box4FederalTaxWithheld",
          "box7DistributionCode",
        ],
      },
    ]);
  });

  it("compare forms with the same code", () => {
    const direct = buildForm({ box7DistributionCode: "G", box1GrossDistribution: "5.00" });
    const changed = { ...direct, box1GrossDistribution: "6.00" };
    const corrections = findFormCorrections([buildForm(), direct], [changed, buildForm()], SAME_RECIPIENT);
    expect(corrections.map(({ changedBoxes }) => changedBoxes)).toEqual([["box1GrossDistribution"]]);
  });

  it("treat a box that older filings lack as blank", () => {
    expect(findFormCorrections([buildForm()], [buildForm({ box99New: null })], SAME_RECIPIENT)).toEqual([]);
  });

  const anyForm = fc
    .record({ code: fc.constantFrom("1", "7", "G"), cents: fc.integer({ min: 1, max: 5 }) })
    .map(({ code, cents }) =>
      buildForm({ box7DistributionCode: code, box1GrossDistribution: `${cents}.00` }),
    );
  const forms = fc.array(anyForm, { maxLength: 4 });

  it("lead from the filed forms to the current ones", () => {
    fc.assert(
      fc.property(forms, forms, (filed, current) => {
        const next = [...filed];
        for (const { original, corrected, reason } of findFormCorrections(filed, current, SAME_RECIPIENT)) {
          if (original) next.splice(next.indexOf(original), 1);
          if (reason !== "not_due") next.push(corrected);
          else expect(corrected).toEqual(toZeroForm(original as Boxes));
        }
        const sort = (list: readonly Boxes[]) => list.map((one) => JSON.stringify(one)).sort();
        expect(sort(next)).toEqual(sort(current));
      }),
    );
  });
});
