import { describe, expect, it } from "@jest/globals";
import type { Approval, StoredApproval } from "../../src/people/second-person/approval.ts";
import {
  isRequesterOrKeyOwner,
  isSamePerson,
  listRequesters,
  type Person,
  toRequester,
} from "../../src/people/second-person/person.ts";

/** `family` is the ID of the first key in a chain of rotated keys. */
const buildPerson = (changes: Partial<Person>): Person => ({
  actorId: null,
  personId: null,
  family: null,
  ...changes,
});

describe("isSamePerson", () => {
  it.each<[string, boolean, Partial<Person>, Partial<Person>]>([
    ["one user", true, { personId: "usr_1", actorId: "mem_1" }, { personId: "usr_1", actorId: "key_1" }],
    ["two users", false, { personId: "usr_1" }, { personId: "usr_2" }],
    [
      "one key without an owner",
      true,
      { actorId: "key_1", family: "key_1" },
      { actorId: "key_1", family: "key_1" },
    ],
    [
      "two keys of one chain, without owners",
      true,
      { actorId: "key_2", family: "key_1" },
      { actorId: "key_1", family: "key_1" },
    ],
    [
      "two keys of one chain, the second rotated by a user",
      false,
      { actorId: "key_2", family: "key_1", personId: "usr_1" },
      { actorId: "key_1", family: "key_1" },
    ],
    [
      "two keys of one chain, rotated by two users",
      false,
      { actorId: "key_2", family: "key_1", personId: "usr_1" },
      { actorId: "key_1", family: "key_1", personId: "usr_2" },
    ],
    [
      "two chains without owners",
      false,
      { actorId: "key_2", family: "key_2" },
      { actorId: "key_1", family: "key_1" },
    ],
    ["two persons without any identifier", false, {}, {}],
  ])("%s: %s", (_, expected, one, other) => {
    expect(isSamePerson(buildPerson(one), buildPerson(other))).toBe(expected);
    expect(isSamePerson(buildPerson(other), buildPerson(one))).toBe(expected);
  });
});

describe("The requesters of an approval", () => {
  const approval = {
    requestedBy: { type: "api_key", id: "key_2" },
    requesterId: "usr_1",
    requesterFamily: "key_1",
    keyOwners: ["usr_2", "usr_3"],
  } as unknown as StoredApproval;

  it("are the user and all earlier owners of the key", () => {
    expect(listRequesters(approval)).toEqual(["usr_1", "usr_2", "usr_3"]);
    expect(listRequesters({ ...approval, requesterId: null })).toEqual(["usr_2", "usr_3"]);
    const isRequester = (userId: string) => isRequesterOrKeyOwner(approval, userId);
    expect(["usr_1", "usr_3", "usr_4"].map(isRequester)).toEqual([true, true, false]);
  });

  it("are compared with other persons by member or key, user and chain", () => {
    expect(toRequester(approval as Approval)).toEqual({
      actorId: "key_2",
      personId: "usr_1",
      family: "key_1",
    });
  });
});
