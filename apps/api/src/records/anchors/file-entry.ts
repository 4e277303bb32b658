import canonicalize from "canonicalize";

/** Returns an entry of the transparency log. It has no time, so that a repeated entry is recognized. */
export function formatFileEntry(name: string, sha256: string): string {
  return canonicalize({ object: "anchored_file", name, sha256 }) ?? "";
}

/** Returns null for an entry of another kind. */
export function readEntryName(entry: string): string | null {
  const { object, name } = JSON.parse(entry) as { object?: unknown; name?: unknown };
  return object === "anchored_file" && typeof name === "string" ? name : null;
}
