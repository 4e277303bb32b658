import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { ErrorNotice, Notice, RelativeTime, Skeleton } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./audit.css";

const NUMBER_FORMAT = new Intl.NumberFormat("en-US");

export function VerificationNotice() {
  const query = useQuery(getQuery("/portal/api/audit/verification"));
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data) return <Skeleton lines={1} />;
  const { verifiedAt, verifiedTo, rows, fault } = query.data;
  if (fault) {
    return (
      <Notice tone="bad" title={strings.broken}>
        <p>{strings.brokenAt(fault.sequence, fault.detail)}</p>
      </Notice>
    );
  }
  const isFullyVerified = verifiedTo >= rows;
  return (
    <Notice
      tone={isFullyVerified ? "good" : "info"}
      title={
        verifiedAt === null ? (
          strings.unverified
        ) : (
          <>
            {strings.verified} <RelativeTime time={verifiedAt} />
          </>
        )
      }
    >
      <p>
        {isFullyVerified
          ? strings.verifiedAll(NUMBER_FORMAT.format(rows))
          : strings.verifiedTo(NUMBER_FORMAT.format(verifiedTo), NUMBER_FORMAT.format(rows))}
      </p>
    </Notice>
  );
}
