import { strings } from "./money-strings.ts";

/** Links to the carrier's public tracking page. */
export function TrackingLink({ url, number }: { url: string; number: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {strings.tracking(number)}
    </a>
  );
}
