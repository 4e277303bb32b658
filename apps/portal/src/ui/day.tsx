import { formatDay } from "./due.ts";
import { useNow } from "./use-now.ts";

/** Shows "Nov 27", and the year if it is not the current one. */
export function Day({ day }: { day: string }) {
  const now = useNow("organization");
  return (
    <time dateTime={day} className="nowrap">
      {formatDay(day, now)}
    </time>
  );
}
