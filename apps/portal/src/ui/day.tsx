import { formatDay } from "./due.ts";
import { useNow } from "./use-now.ts";

/** Shows a date (`YYYY-MM-DD`) as "Nov 27", with its year unless that is the current one. */
export function Day({ day }: { day: string }) {
  const now = useNow("organization");
  return (
    <time dateTime={day} className="nowrap">
      {formatDay(day, now)}
    </time>
  );
}
