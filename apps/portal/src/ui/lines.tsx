import { withKeys } from "./keys.ts";

export function Lines({ lines }: { lines: readonly (string | null | undefined)[] }) {
  const texts = lines.filter((line): line is string => Boolean(line));
  return withKeys(texts).map(({ key, item }) => <div key={key}>{item}</div>);
}
