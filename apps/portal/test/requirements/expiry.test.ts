import { describe, expect, it } from "@jest/globals";
import { describeExpiry, toExpiryLimit } from "../../src/requirements/expiry.ts";

describe("Expiry of requirement sets", () => {
  it.each([
    { today: "2026-11-30", expiresOn: "2026-12-31", label: "Confirmed until Dec 31", isDue: false },
    { today: "2026-12-01", expiresOn: "2026-12-31", label: "Expires in 30 days", isDue: true },
    { today: "2026-12-31", expiresOn: "2027-01-01", label: "Expires tomorrow", isDue: true },
    { today: null, expiresOn: "2026-12-31", label: "Confirmed until Dec 31, 2026", isDue: false },
  ])("on $today, describes a set that expires on $expiresOn", ({ today, expiresOn, label, isDue }) => {
    expect(describeExpiry({ expiresOn, isUnconfirmed: false }, today)).toMatchObject({ label, isDue });
  });

  it("uses 31 days from today as an exclusive bound to find sets that expire within 30 days", () =>
    expect(toExpiryLimit("2026-11-30")).toBe("2026-12-31"));
});
