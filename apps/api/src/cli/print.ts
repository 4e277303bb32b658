import { formatKeyHint } from "@svc/keys";
import type { ApiKeyView } from "../api-keys/api-key-view.ts";
import type { Organization } from "../organizations/organizations.ts";

/** Writes a command's result: JSON for a program, or lines for a person. */
export function print(isJson: boolean, value: unknown, lines: string[]): void {
  process.stdout.write(isJson ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join("\n")}\n`);
}

/** Rows under a heading, in columns as wide as their widest cell. */
export function table(heading: string[], rows: string[][]): string[] {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const toLine = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return [toLine(heading), ...rows.map(toLine)];
}

export function organizationJson(organization: Organization) {
  const { id, name, allowedOrigins, lockedAt, lockReason, createdAt } = organization;
  return {
    id,
    object: "organization",
    name,
    allowedOrigins,
    lockedAt: lockedAt?.toISOString() ?? null,
    lockReason,
    createdAt: createdAt.toISOString(),
  };
}

export function keyRow(key: ApiKeyView): string[] {
  return [
    key.id,
    formatKeyHint(key),
    key.status,
    key.name,
    key.lastUsedAt ?? "never used",
    key.expiresAt ?? "",
  ];
}

export const KEY_HEADING = ["ID", "KEY", "STATUS", "NAME", "LAST USED", "EXPIRES"];
