import { describe, expect, it } from "@jest/globals";
import { createCustodianDirectory } from "../src/directory.ts";
import { buildCustodian } from "./build-custodian.ts";

const toIds = (custodians: readonly { id: string }[]): string[] => custodians.map(({ id }) => id);

const custodians = [
  buildCustodian({ id: "cus_3", name: "Zoo Trust", roles: ["delivering"], supportedAccountTypes: ["403b"] }),
  buildCustodian({ id: "cus_5", name: "alpha" }),
  buildCustodian({ id: "cus_4", name: "Émile" }),
  buildCustodian({ id: "cus_2", name: "Beta Trust", supportedAccountTypes: ["roth_ira"] }),
  buildCustodian({ id: "cus_1", name: "Beta Trust", roles: ["receiving"] }),
  buildCustodian({ id: "cus_6", name: "Gone Trust", active: false }),
];
const directory = createCustodianDirectory(custodians);

describe("Listing", () => {
  it("sorts by name, ignoring case and accents, then by ID", () => {
    expect(toIds(directory.find({}))).toEqual(["cus_5", "cus_1", "cus_2", "cus_4", "cus_3"]);
  });

  it.each(["", "  ", "\n\t"])("ignores the blank query %j", (q) => {
    expect(directory.find({ q })).toEqual(directory.find({}));
  });

  it("does not depend on the order of its input", () => {
    const reversed = createCustodianDirectory([...custodians].reverse());
    expect(reversed.find({})).toEqual(directory.find({}));
    expect(reversed.find({ q: "trust" })).toEqual(directory.find({ q: "trust" }));
  });

  it("does not change its input", () => {
    expect(toIds(custodians)).toEqual(["cus_3", "cus_5", "cus_4", "cus_2", "cus_1", "cus_6"]);
  });

  it("is not affected when the caller later changes its input or a result", () => {
    const input = [...custodians];
    const ownDirectory = createCustodianDirectory(input);
    (ownDirectory.find({}) as unknown[]).length = 0;
    input.length = 0;
    expect(ownDirectory.find({})).toEqual(directory.find({}));
    expect(ownDirectory.size).toBe(6);
  });
});

describe("Filters", () => {
  it("keep custodians that hold the account type", () => {
    expect(toIds(directory.find({ accountType: "403b" }))).toEqual(["cus_5", "cus_1", "cus_4", "cus_3"]);
    expect(toIds(directory.find({ accountType: "roth_ira" }))).toEqual(["cus_5", "cus_1", "cus_2", "cus_4"]);
  });

  it("keep custodians with the role", () => {
    expect(toIds(directory.find({ role: "delivering" }))).toEqual(["cus_5", "cus_2", "cus_4", "cus_3"]);
    expect(toIds(directory.find({ role: "receiving" }))).toEqual(["cus_5", "cus_1", "cus_2", "cus_4"]);
  });

  it("apply together", () => {
    expect(toIds(directory.find({ accountType: "403b", role: "receiving" }))).toEqual([
      "cus_5",
      "cus_1",
      "cus_4",
    ]);
  });

  it("apply to a search", () => {
    expect(toIds(directory.find({ q: "trust" }))).toEqual(["cus_1", "cus_2", "cus_3"]);
    expect(toIds(directory.find({ q: "trust", accountType: "roth_ira" }))).toEqual(["cus_1", "cus_2"]);
    expect(toIds(directory.find({ q: "trust", role: "delivering" }))).toEqual(["cus_2", "cus_3"]);
    expect(directory.find({ q: "alpha", accountType: "403b", role: "receiving" })).toHaveLength(1);
    expect(directory.find({ q: "zoo", role: "receiving" })).toEqual([]);
  });

  it("remove results but never add partial matches, even if no complete match remains", () => {
    expect(toIds(directory.find({ q: "beta trust", accountType: "403b" }))).toEqual(["cus_1"]);
    // No custodian has both words, so custodians with one of them are found.
    expect(toIds(directory.find({ q: "trust gem" }))).toEqual(["cus_1", "cus_2", "cus_3"]);
    expect(directory.find({ q: "zed trust", role: "receiving" })).toHaveLength(2);
    // Only cus_3 has both words. Others are not found, even if the filter removes cus_3.
    expect(toIds(directory.find({ q: "zoo trust" }))).toEqual(["cus_3"]);
    expect(directory.find({ q: "trust zoo", role: "receiving" })).toEqual([]);
  });
});

describe("Inactive custodians", () => {
  it("are neither listed nor found", () => {
    expect(toIds(directory.find({}))).not.toContain("cus_6");
    expect(directory.find({ q: "gone" })).toEqual([]);
  });

  it("are available by ID and counted", () => {
    expect(directory.findById("cus_6")?.name).toBe("Gone Trust");
    expect(directory.size).toBe(6);
  });
});

describe("findById", () => {
  it("returns the custodian", () => expect(directory.findById("cus_3")).toBe(custodians[0]));

  it.each(["cus_0", "", "__proto__", "constructor"])("returns null for %j", (id) => {
    expect(directory.findById(id)).toBeNull();
  });
});

describe("An empty directory", () => {
  const empty = createCustodianDirectory([]);

  it("contains and finds nothing", () => {
    expect(empty.size).toBe(0);
    expect(empty.find({})).toEqual([]);
    expect(empty.find({ q: "fidelity" })).toEqual([]);
  });
});
