import { formatDay } from "./due.ts";
import { useNow } from "./use-now.ts";

/** Shows `YYYY-MM-DD` as "Nov 27", with the year if it is not the current one. */
export function Day({ day }: { day: string }) {
  const now = useNow("organization");
  return (
    <time dateTime={day} className="nowrap">
      {formatDay(day, now)}
    </time>
  );
}
