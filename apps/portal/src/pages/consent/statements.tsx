import type { ApiResponse } from "../../api/client.ts";
import { toLabel } from "../../forms/labels.ts";
import { Badge } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./consent.css";

type Statement = ApiResponse<"/v1/consents/{id}">["statements"][number];

/** Statements as shown to the participant. A browser submitted them, so text is escaped and URLs are not links. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <ul className="statements">
      {statements.map((statement) => (
        <li key={`${statement.kind} ${statement.statement}`}>
          <p className="statement-text" lang={statement.language}>
            {statement.text ?? strings.textErased}
          </p>
          <p className="soft row">
            {toLabel(statement.statement)}, {strings.version(statement.version, statement.language)}
            {statement.kind === "terms" && <Badge>{strings.terms}</Badge>}
            {statement.isAltered && <Badge tone="warn">{strings.altered}</Badge>}
          </p>
          {statement.url !== null && (
            <p className="soft">
              {strings.fullText} <span className="mono">{statement.url}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
