import { strings } from "./money-strings.ts";

export function TrackingLink({ url, number }: { url: string; number: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {strings.tracking(number)}
    </a>
  );
}
