import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { ENVIRONMENT } from "../api/environment.ts";
import { getQuery } from "../api/queries.ts";
import { Icon } from "../ui/icon.tsx";
import { useNow } from "../ui/use-now.ts";
import { strings } from "./strings.ts";

/** Smaller differences may come from a wrong browser clock instead of an advanced sandbox clock. */
const MIN_DIFFERENCE_MS = 60 * 60_000;
const ROLLOVER_PAGE = /\/rollovers\/rol_[0-9a-z]{26}$/;

export function SandboxDate() {
  const sandboxNow = useNow("organization");
  const realNow = useNow("browser");
  if (ENVIRONMENT !== "test" || sandboxNow === null || realNow === null) return null;
  if (Math.abs(sandboxNow - realNow) < MIN_DIFFERENCE_MS) return null;
  return <DateLink now={sandboxNow} />;
}

function DateLink({ now }: { now: number }) {
  const { pathname } = useLocation();
  const settings = useQuery({ ...getQuery("/v1/organization/settings"), staleTime: 60_000 });
  if (settings.isLoading) return null;
  const date = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    year: "numeric",
    ...(settings.data ? { timeZone: settings.data.timeZone } : {}),
  }).format(new Date(now));
  const isRolloverPage = ROLLOVER_PAGE.test(pathname);
  const href = isRolloverPage ? "#sandbox-tools" : "/docs/guides/sandbox";
  const hint = isRolloverPage ? strings.sandboxToolsHint : strings.sandboxGuideHint;
  return (
    <a className="sandbox-date" href={href} title={hint}>
      <Icon name="flask-conical" size="small" />
      <span className="visually-hidden">{strings.sandboxDate}</span> {date}
    </a>
  );
}
