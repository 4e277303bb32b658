import canonicalize from "canonicalize";

/** Formats an entry without a time, so that a repeated entry is recognized. */
export function formatFileEntry(name: string, sha256: string): string {
  return canonicalize({ object: "anchored_file", name, sha256 }) ?? "";
}

export function readEntryName(entry: string): string | null {
  const { object, name } = JSON.parse(entry) as { object?: unknown; name?: unknown };
  return object === "anchored_file" && typeof name === "string" ? name : null;
}
