// General Instructions for Certain Information Returns, part H, Corrected Returns. One return corrects error
// type 1 (amounts, codes, checkboxes, or a return that should not have been filed). Two returns correct error
// type 2 (no or incorrect TIN, incorrect name, wrong type of return).

const CORRECTION_METHODS = ["one_transaction", "two_transactions", "original"] as const;
export type CorrectionMethod = (typeof CORRECTION_METHODS)[number];

const CORRECTION_REASONS = ["boxes_changed", "recipient_changed", "not_due", "not_filed"] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** Values by box name. Null is a blank box. */
export type Boxes = Readonly<Record<string, string | number | boolean | null>>;

export interface FormCorrection<Form extends Boxes> {
  method: CorrectionMethod;
  reason: CorrectionReason;
  /** Null if the form was not filed. */
  original: Form | null;
  /** All amounts are zero if the form should not have been filed. */
  corrected: Form;
  changedBoxes: string[];
}

/** Boxes that distinguish the forms of one rollover. */
const CODE_BOXES = ["box7DistributionCode", "box13cCode", "box14bCode"];

/**
 * Compares filed and current forms of a rollover.
 * @param hasOtherRecipient true if the recipient's name or TIN was different when the forms were filed
 */
export function findFormCorrections<Form extends Boxes>(
  filed: readonly Form[],
  current: readonly Form[],
  hasOtherRecipient: boolean,
): FormCorrection<Form>[] {
  const { pairs, onlyFiled, onlyCurrent } = pairForms(filed, current);
  return [
    ...pairs.flatMap(([original, corrected]): FormCorrection<Form>[] => {
      const changedBoxes = listChangedBoxes(original, corrected);
      if (hasOtherRecipient)
        return [
          { method: "two_transactions", reason: "recipient_changed", original, corrected, changedBoxes },
        ];
      if (changedBoxes.length === 0) return [];
      return [{ method: "one_transaction", reason: "boxes_changed", original, corrected, changedBoxes }];
    }),
    ...onlyFiled.flatMap((original): FormCorrection<Form>[] => {
      const corrected = toZeroForm(original);
      const changedBoxes = listChangedBoxes(original, corrected);
      // The form was already filed with zeros.
      if (changedBoxes.length === 0) return [];
      return [{ method: "one_transaction", reason: "not_due", original, corrected, changedBoxes }];
    }),
    ...onlyCurrent.map(
      (corrected): FormCorrection<Form> => ({
        method: "original",
        reason: "not_filed",
        original: null,
        corrected,
        changedBoxes: Object.keys(corrected).filter((box) => !isBlank(corrected[box])),
      }),
    ),
  ];
}

interface Pairs<Form> {
  pairs: [Form, Form][];
  onlyFiled: Form[];
  onlyCurrent: Form[];
}

/**
 * Pairs equal forms first, then forms with the same codes, then the remaining forms, because an incorrect code
 * is corrected like an amount.
 */
function pairForms<Form extends Boxes>(filed: readonly Form[], current: readonly Form[]): Pairs<Form> {
  const pairs: [Form, Form][] = [];
  let onlyFiled = [...filed];
  const onlyCurrent = [...current];
  const pairingRules: ((original: Form, form: Form) => boolean)[] = [
    (original, form) => listChangedBoxes(original, form).length === 0,
    (original, form) => CODE_BOXES.every((box) => (original[box] ?? null) === (form[box] ?? null)),
    () => true,
  ];
  for (const isPair of pairingRules) {
    onlyFiled = onlyFiled.filter((original) => {
      const index = onlyCurrent.findIndex((form) => isPair(original, form));
      if (index === -1) return true;
      pairs.push([original, onlyCurrent[index] as Form]);
      onlyCurrent.splice(index, 1);
      return false;
    });
  }
  return { pairs, onlyFiled, onlyCurrent };
}

/** Missing boxes are blank, because older forms lack boxes of later releases. */
function listChangedBoxes(original: Boxes, corrected: Boxes): string[] {
  const boxes = [...new Set([...Object.keys(original), ...Object.keys(corrected)])];
  return boxes.filter((box) => toComparable(original[box]) !== toComparable(corrected[box]));
}

function toComparable(value: Boxes[string] | undefined): Boxes[string] {
  return value === undefined || value === false ? null : value;
}

function isBlank(value: Boxes[string] | undefined): boolean {
  return toComparable(value) === null || value === "0.00";
}

const MONEY = /^\d+\.\d\d$/;

/** "Enter 0 (zero) for all money amounts": General Instructions, Error Type 1 and Error Type 2, Step 1. */
export function toZeroForm<Form extends Boxes>(form: Form): Form {
  return Object.fromEntries(
    Object.entries(form).map(([box, value]) => [
      box,
      typeof value === "string" && MONEY.test(value) ? "0.00" : value,
    ]),
  ) as Form;
}

export interface CorrectedReturn<Form extends Boxes> {
  /** Corrected return indicator of Publication 1220. Null for an original return. */
  indicator: "G" | "C" | null;
  /** `filed`: the name and TIN of the filed form. */
  recipient: "filed" | "current";
  boxes: Form;
}

/**
 * Lists the returns that correct a form, in filing order. Step 1 of Error Type 2 repeats the filed form
 * "exactly as it appeared", except for the amounts.
 * @param hasOtherRecipient as for `findFormCorrections`
 */
export function listCorrectedReturns<Form extends Boxes>(
  { method, original, corrected }: FormCorrection<Form>,
  hasOtherRecipient: boolean,
): CorrectedReturn<Form>[] {
  if (method === "original") return [{ indicator: null, recipient: "current", boxes: corrected }];
  if (method === "one_transaction")
    return [{ indicator: "G", recipient: hasOtherRecipient ? "filed" : "current", boxes: corrected }];
  return [
    { indicator: "G", recipient: "filed", boxes: toZeroForm(original ?? corrected) },
    { indicator: "C", recipient: "current", boxes: corrected },
  ];
}
