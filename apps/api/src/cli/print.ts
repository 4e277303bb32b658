import { once } from "node:events";
import { formatKeyHint } from "@svc/keys";
import type { ApiKeyView } from "../keys/api-keys/api-key-view.ts";
import type { Organization } from "../people/organizations/organizations.ts";
import type { FormatTime } from "./format-time.ts";
import { paintState } from "./paint.ts";
import { formatTable } from "./table.ts";

export function print(isJson: boolean, value: unknown, lines: string[]): void {
  if (isJson) printJson(value);
  else printText(lines);
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

export function printText(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}

export function toOrganizationJson(organization: Organization) {
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

export function formatKeyTable(keys: readonly ApiKeyView[], formatTime: FormatTime): string[] {
  const rows = keys.map((key) => [
    key.id,
    formatKeyHint(key),
    paintState(key.status),
    key.name,
    key.lastUsedAt ? formatTime(key.lastUsedAt) : "never used",
    key.expiresAt ? formatTime(key.expiresAt) : "",
  ]);
  return formatTable(
    ["ID", "KEY", "STATUS", { title: "NAME", canTruncate: true }, "LAST USED", "EXPIRES"],
    rows,
  );
}

/** Prints JSON Lines. Pauses while the output's buffer is full. */
export async function printLines(lines: AsyncIterable<unknown>): Promise<void> {
  for await (const line of lines) {
    const hasRoom = process.stdout.write(`${JSON.stringify(line)}\n`);
    if (!hasRoom) await once(process.stdout, "drain");
  }
}
