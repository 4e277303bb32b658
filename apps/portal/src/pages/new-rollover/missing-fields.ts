import { type FieldError, isMissing } from "../../forms/draft.ts";
import { lowerFirst, toLabel } from "../../forms/labels.ts";
import { strings } from "./strings.ts";

const MAX_NAMES = 4;

export function formatMissing(errors: readonly FieldError[]): string {
  if (errors.length === 0) return strings.complete;
  const missing = listNames(errors.filter(isMissing));
  const invalid = listNames(errors.filter((error) => !isMissing(error)));
  return [
    ...(missing.length > 0
      ? [strings.missing(missing.slice(0, MAX_NAMES), Math.max(0, missing.length - MAX_NAMES))]
      : []),
    ...(invalid.length > 0 ? [strings.invalid(invalid)] : []),
  ].join(" ");
}

/** Order of the fields on the page. Others come last. */
const FIELD_ORDER = ["accountId", "source", "destination", "type", "deliveryMethod", "amount"];

const rank = ({ pointer }: FieldError) => {
  const index = FIELD_ORDER.indexOf(pointer.split("/")[1] ?? "");
  return index === -1 ? FIELD_ORDER.length : index;
};

const listNames = (errors: readonly FieldError[]) => [
  ...new Set(errors.toSorted((a, b) => rank(a) - rank(b)).map(({ pointer }) => formatPointer(pointer))),
];

function formatPointer(pointer: string): string {
  if (pointer === "#/accountId") return strings.participant;
  const labels = pointer
    .split("/")
    .slice(1)
    .filter((part) => !/^\d+$/.test(part) && part !== "attestations")
    .map(toLabel);
  return labels.map((label, index) => (index === 0 ? label : lowerFirst(label))).join(" ");
}
