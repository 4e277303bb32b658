import { formatDay } from "./due.ts";
import { useNow } from "./use-now.ts";

/** Shows a date (`YYYY-MM-DD`) as "Nov 27", with the year if it is not the current year. */
export function Day({ day }: { day: string }) {
  const now = useNow("organization");
  return (
    <time dateTime={day} className="nowrap">
      {formatDay(day, now)}
    </time>
  );
}
