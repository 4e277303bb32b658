import { Money } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import { isMoney } from "./tax-report.ts";

/** Shows the value of a box. In corrections, the value of a checkbox is the text `true` or `false`. */
export function BoxValue({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === "")
    return <span className="soft">{strings.blank}</span>;
  if (value === true || value === "true") return strings.yes;
  if (value === false || value === "false") return strings.no;
  return isMoney(value) ? <Money amount={value} /> : <span className="mono">{String(value)}</span>;
}
