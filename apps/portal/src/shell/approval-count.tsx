import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../api/queries.ts";
import { strings } from "./strings.ts";
import "./approval-count.css";

/** Must equal the query of the home page, so that both share one request. */
const PENDING_APPROVALS = { params: { query: { state: "pending", limit: 100 } } } as const;

/** Updates live, because approval events refetch the query. */
export function ApprovalCount() {
  const { data } = useQuery(getQuery("/v1/approvals", PENDING_APPROVALS));
  const count = (data?.data ?? []).filter(({ cannotDecide }) => cannotDecide === null).length;
  if (count === 0) return null;
  return (
    <span className="approval-count">
      {count} <span className="visually-hidden">{strings.waitingForYou}</span>
    </span>
  );
}
