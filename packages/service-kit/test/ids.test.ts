import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { ID_PREFIXES, idFromUuid, isId, newId, uuidFromId } from "../src/index.ts";
import { newUuid7 } from "../src/uuid7.ts";

const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";

describe("IDs", () => {
  it.each(ID_PREFIXES)("are TypeIDs: %s", (prefix) => {
    const id = newId(prefix);
    expect(id).toMatch(new RegExp(`^${prefix}_[0-7][${BASE32}]{25}$`));
    for (const other of ID_PREFIXES) expect(isId(other, id)).toBe(other === prefix);
  });

  it("are unique, and sort by creation time", async () => {
    const ids: string[] = [];
    for (let batch = 0; batch < 5; batch += 1) {
      ids.push(newId("rol"));
      const start = Date.now();
      while (Date.now() === start) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(ids.toSorted()).toEqual(ids);
    const manyIds = Array.from({ length: 10_000 }, () => newId("evt"));
    expect(new Set(manyIds).size).toBe(manyIds.length);
  });

  it("are version 7 UUIDs in the order of creation, within a millisecond and when the clock goes back", () => {
    const start = Date.now() + 1_000;
    const ids = [0, 1, 1, -5, -5_000, 2, 3].flatMap((offset) =>
      Array.from({ length: 5_000 }, () => `evt_${newUuid7(start + offset)}`),
    );
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids.slice(0, 100)) {
      expect(uuidFromId(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(uuidFromId(id).replaceAll("-", "").slice(0, 12), 16)).toBe(start);
    }
  });

  it.each([
    "",
    "rol",
    "rol_",
    "rol_01arz3ndektsv4rrffq69g5fa",
    "rol_01arz3ndektsv4rrffq69g5favx",
    "rol_01ARZ3NDEKTSV4RRFFQ69G5FAV",
    "ROL_01arz3ndektsv4rrffq69g5fav",
    "rol-01arz3ndektsv4rrffq69g5fav",
    // 26 characters hold 130 bits, but a UUID has 128.
    "rol_8zzzzzzzzzzzzzzzzzzzzzzzzz",
    "rol_01arz3ndektsv4rrffq69g5fai",
    "rol_01arz3ndektsv4rrffq69g5fau",
    "rol_01arz3ndektsv4rrffq69g5fa\u0000",
    "rol_01arz3ndektsv4rrffq69g5fa'",
    "rol__1arz3ndektsv4rrffq69g5fav",
  ])("are rejected by isId if malformed: %j", (text) => expect(isId("rol", text)).toBe(false));

  it("convert from UUIDs and back", () => {
    // An example from the TypeID specification.
    expect(idFromUuid("whd", "01890a5d-ac96-774b-bcce-b302099a8057")).toBe("whd_01h455vb4pex5vsknk084sn02q");
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const id = idFromUuid("whd", uuid);
        expect(isId("whd", id)).toBe(true);
        expect(uuidFromId(id)).toBe(uuid);
      }),
    );
  });

  it("are valid with any suffix that fits a UUID, and convert to it and back", () => {
    const last25 = fc.string({ unit: fc.constantFrom(...BASE32), minLength: 25, maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...BASE32.slice(0, 8)), last25, (first, rest) => {
        const id = `whd_${first}${rest}`;
        expect(isId("whd", id)).toBe(true);
        const uuid = uuidFromId(id);
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
        expect(idFromUuid("whd", uuid)).toBe(id);
      }),
    );
  });

  it("are accepted by isId only if well-formed", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) =>
        expect(isId("rol", `rol_${text}`)).toBe(/^[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text)),
      ),
    );
  });
});
