import { expect, it } from "@jest/globals";
import { findKeyIssue } from "../../src/pages/home/key-issues.ts";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const buildKey = (changes: object = {}) => ({
  status: "active" as const,
  expiresAt: null,
  replacedBy: null,
  lastUsedAt: "2026-06-15T11:00:00Z",
  createdAt: "2026-01-01T00:00:00Z",
  ...changes,
});

it.each([
  ["in use", {}, null],
  ["expires soon", { status: "expiring", expiresAt: "2026-06-20T00:00:00Z" }, "expires"],
  ["expires later", { status: "expiring", expiresAt: "2026-07-20T00:00:00Z" }, null],
  [
    "expires, with a successor",
    { status: "expiring", expiresAt: "2026-06-20T00:00:00Z", replacedBy: "key_2" },
    null,
  ],
  ["never used", { lastUsedAt: null }, "neverUsed"],
  ["just created", { lastUsedAt: null, createdAt: "2026-06-15T10:00:00Z" }, null],
  ["unused for months", { lastUsedAt: "2026-03-01T00:00:00Z" }, "unused"],
  ["revoked", { status: "revoked", lastUsedAt: null }, null],
])("finds the issue of a key: %s", (_, changes, expected) => {
  expect(findKeyIssue(buildKey(changes) as never, NOW)).toBe(expected);
});
