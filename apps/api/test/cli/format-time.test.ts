import { describe, expect, it } from "@jest/globals";
import { formatRelativeTime } from "../../src/cli/format-time.ts";

describe("Relative time in command output", () => {
  const NOW = new Date("2026-06-15T12:00:00Z");

  it.each([
    ["2026-06-15T12:00:00.000Z", "just now"],
    ["2026-06-15T11:59:59.001Z", "just now"],
    ["2026-06-15T11:59:59Z", "1 second ago"],
    ["2026-06-15T11:59:00.001Z", "59 seconds ago"],
    ["2026-06-15T11:57:00Z", "3 minutes ago"],
    ["2026-06-15T11:00:00.001Z", "59 minutes ago"],
    ["2026-06-14T12:00:00.001Z", "23 hours ago"],
    ["2026-06-14T12:00:00Z", "1 day ago"],
    ["2026-05-16T12:00:00Z", "30 days ago"],
    ["2026-05-16T11:59:59.999Z", "2026-05-16"],
    ["2026-06-15T12:00:01Z", "in 1 second"],
    ["2026-06-17T12:00:00Z", "in 2 days"],
    ["2027-06-15T12:00:00Z", "2027-06-15"],
  ])("formats %s as %s", (moment, expected) => {
    expect(formatRelativeTime(new Date(moment), NOW)).toBe(expected);
  });
});
