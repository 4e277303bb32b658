import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { z } from "zod";
import { ConfigError, configFields, parseNamedSecrets, portField, readConfig } from "../src/config/index.ts";

const schema = z.object({ ...configFields, API_PORT: portField(3_000) });
const encodeSecret = (letter: string, bytes = 32) => Buffer.alloc(bytes, letter).toString("base64");
const VALID = {
  DATABASE_URL: "postgresql://svc:pw@localhost:5432/svc",
  REDIS_URL: "redis://localhost:6379",
  KEY_PEPPERS: `p1:${encodeSecret("p")}`,
  DATA_KEYS: `d2:${encodeSecret("d")},d1:${encodeSecret("e")}`,
  INDEX_KEY: encodeSecret("i"),
  CHAIN_KEY: encodeSecret("h"),
  SESSION_SECRETS: `s1:${encodeSecret("s", 64)}`,
};

function readInvalid(change: Record<string, string | undefined>): ConfigError {
  try {
    readConfig(schema, { ...VALID, ...change });
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error("The configuration was accepted");
}

describe("readConfig", () => {
  it("reads the set variables and applies defaults for the others", () => {
    const config = readConfig(schema, {
      ...VALID,
      TRUSTED_PROXIES: "10.0.0.0/8 2001:db8::/32",
      PATH: "/bin",
    });
    expect(config).toMatchObject({
      SVC_ENVIRONMENT: "test",
      API_PORT: 3_000,
      DATABASE_POOL_SIZE: 10,
      RATE_LIMIT_PER_MINUTE: 6_000,
      REFUSALS_PER_MINUTE: 60,
      HOST: "0.0.0.0",
      LOG_LEVEL: "info",
    });
    expect(config.DATA_KEYS.map(({ id }) => id)).toEqual(["d2", "d1"]);
    expect(config.TRUSTED_PROXIES.has("10.1.2.3")).toBe(true);
    expect(config).not.toHaveProperty("PATH");
  });

  describe("with variables in files", () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-config-"));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    const writeFile = (name: string, text: string) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    };

    it.each(["", "\n", "\r\n"])("reads them and strips the line ending %j", (end) => {
      const config = readConfig(schema, {
        ...VALID,
        SESSION_SECRETS: "",
        SESSION_SECRETS_FILE: writeFile("session", VALID.SESSION_SECRETS + end),
        LOG_LEVEL_FILE: writeFile("level", `debug${end}`),
        CHAIN_KEY_FILE: "",
      });
      expect(config.SESSION_SECRETS.map(({ id }) => id)).toEqual(["s1"]);
      expect(config.LOG_LEVEL).toBe("debug");
    });

    it("reports every issue without revealing the files' contents", () => {
      const { issues, message } = readInvalid({
        KEY_PEPPERS_FILE: writeFile("peppers", "p9:c2VjcmV0"),
        INDEX_KEY: undefined,
        INDEX_KEY_FILE: join(folder, "none"),
        CHAIN_KEY: undefined,
        CHAIN_KEY_FILE: folder,
        DATA_KEYS: undefined,
        DATA_KEYS_FILE: writeFile("nothing", "\n"),
        SESSION_SECRETS: undefined,
        SESSION_SECRETS_FILE: writeFile("odd", "s1:odd"),
      });
      expect(issues).toEqual([
        "  KEY_PEPPERS: set either KEY_PEPPERS or KEY_PEPPERS_FILE, not both",
        "  DATA_KEYS_FILE: is empty",
        "  INDEX_KEY_FILE: cannot be read (ENOENT)",
        "  CHAIN_KEY_FILE: cannot be read (EISDIR)",
        expect.stringMatching(/^ {2}SESSION_SECRETS: /),
      ]);
      expect(message).not.toMatch(/c2VjcmV0|odd/);
    });
  });

  it("accepts a chain key without an ID, alone or alongside keys with IDs", () => {
    const parseIds = (CHAIN_KEY: string) =>
      readConfig(schema, { ...VALID, CHAIN_KEY }).CHAIN_KEY.map(({ id }) => id);
    expect(parseIds(encodeSecret("h"))).toEqual(["default"]);
    expect(parseIds(`c2:${encodeSecret("n")},${encodeSecret("h")}`)).toEqual(["c2", "default"]);
    expect(parseIds(`${encodeSecret("h")},c2:${encodeSecret("n")}`)).toEqual(["default", "c2"]);
    const [withId, withoutId] = [`default:${encodeSecret("h", 64)}`, encodeSecret("h", 64)].map(
      (CHAIN_KEY) => readConfig(schema, { ...VALID, CHAIN_KEY }).CHAIN_KEY,
    );
    expect(withId?.[0]?.key.equals(withoutId?.[0]?.key as never)).toBe(true);
  });

  it("accepts an index key without an ID, alone or after its replacement", () => {
    const parseIndexKeys = (INDEX_KEY: string) => readConfig(schema, { ...VALID, INDEX_KEY }).INDEX_KEY;
    const parseIds = (text: string) => parseIndexKeys(text).map(({ id }) => id);
    expect(parseIds(encodeSecret("i"))).toEqual(["default"]);
    expect(parseIds(`default:${encodeSecret("i")}`)).toEqual(["default"]);
    expect(parseIds(`i1:${encodeSecret("i")}`)).toEqual(["i1"]);
    expect(parseIds(`i2:${encodeSecret("n")},${encodeSecret("i")}`)).toEqual(["i2", "default"]);
    const [withoutId, withId] = [
      parseIndexKeys(encodeSecret("i")),
      parseIndexKeys(`i1:${encodeSecret("i")}`),
    ];
    expect(withId[0].key.equals(withoutId[0].key)).toBe(true);
  });

  it("treats an empty variable as unset", () => {
    expect(readConfig(schema, { ...VALID, API_PORT: "", SVC_ENVIRONMENT: "" })).toMatchObject({
      API_PORT: 3_000,
      SVC_ENVIRONMENT: "test",
    });
    expect(readInvalid({ DATABASE_URL: "" }).issues).toEqual(["  DATABASE_URL: is not set"]);
  });

  it.each([
    ["DATABASE_POOL_SIZE", "1 to 200", ["0", "201", "-1", "1.5", "ten", "1e400", " "]],
    ["RATE_LIMIT_PER_MINUTE", "1 to 10000000", ["0", "10000001", "NaN"]],
    ["API_PORT", "0 to 65535", ["65536", "99999", "-1", "http"]],
  ])("rejects a %s that is not a whole number from %s", (name, range, values) => {
    for (const value of values) {
      const [issue] = readInvalid({ [name]: value }).issues;
      expect(issue).toMatch(new RegExp(`^ {2}${name}: must be .*a whole number from ${range}$`));
    }
  });

  it("names every missing variable at once", () => {
    const missing = readInvalid(Object.fromEntries(Object.keys(VALID).map((name) => [name, undefined])));
    expect(missing.issues.toSorted()).toEqual(
      Object.keys(VALID)
        .map((name) => `  ${name}: is not set`)
        .toSorted(),
    );
    expect(missing.message).toContain("has 7 issues:\n");
  });

  // Each value contains text that an error must not repeat.
  const INVALID: Record<string, string[]> = {
    SVC_ENVIRONMENT: ["MARKED", "TEST", "production"],
    DATABASE_URL: ["MARKED", "mysql://u:MARKED@h/d"],
    DATABASE_POOL_SIZE: ["MARKED", "0", "201", "1.5", "-1"],
    DATABASE_TIMEOUT_MS: ["MARKED", "199", "60001", "1.5"],
    REDIS_TIMEOUT_MS: ["MARKED", "49", "60001"],
    REDIS_URL: ["MARKED", "http://:MARKED@h:6379"],
    KEY_PEPPERS: [
      "MARKED",
      "p1:MARKED",
      `MARKED!:${encodeSecret("p")}`,
      `p1:${encodeSecret("M", 31)}`,
      `p1:${encodeSecret("M")},p1:${encodeSecret("N")}`,
    ],
    DATA_KEYS: ["MARKED", `d1:${encodeSecret("M", 33)}`, `d1:${encodeSecret("M")},`],
    CHAIN_KEY: [
      "MARKED",
      encodeSecret("M", 31),
      `c1:${encodeSecret("M", 31)}`,
      `${encodeSecret("M")},${encodeSecret("N")}`,
      `c1:${encodeSecret("M")},`,
      `MARKED!:${encodeSecret("M")}`,
    ],
    INDEX_KEY: [
      "MARKED",
      encodeSecret("M", 31),
      `${encodeSecret("M", 33)}*`,
      `${encodeSecret("M")} ${encodeSecret("M")}`,
      `i1:${encodeSecret("M", 31)}`,
      `MARKED!:${encodeSecret("M")}`,
      `i1:${encodeSecret("M")},`,
      `${encodeSecret("M")},${encodeSecret("N")}`,
    ],
    SESSION_SECRETS: ["MARKED", `s1:${encodeSecret("M", 8)}`],
    TRUSTED_PROXIES: ["MARKED", "10.0.0.0/8,MARKED", "10.0.0.0/77"],
    RATE_LIMIT_PER_MINUTE: ["MARKED", "0", "-5", "1e99"],
    LOG_LEVEL: ["MARKED", "INFO"],
    API_PORT: ["MARKED", "65536", "-1", "3000.5", " "],
  };
  const invalid = Object.entries(INVALID).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );

  it.each(invalid)("rejects %s=%s without repeating the value", (name, value) => {
    const error = readInvalid({ [name]: value });
    expect(error.issues).toHaveLength(1);
    expect(error.issues[0]).toMatch(new RegExp(`^  ${name}: .+`));
    // Shorter parts, such as `p1`, can occur by chance.
    for (const part of value.split(/[:,@/ ]/).filter((one) => one.length > 4))
      expect(error.message).not.toContain(part);
    expect(error.message).not.toContain("MARKED");
  });

  it("reports every invalid variable at once", () => {
    const first = Object.fromEntries(Object.entries(INVALID).map(([name, [value]]) => [name, value]));
    const error = readInvalid(first);
    expect(error.issues.map((issue) => issue.trim().split(":")[0]).toSorted()).toEqual(
      Object.keys(INVALID).toSorted(),
    );
    expect(error.message).not.toContain("MARKED");
  });

  it("keeps secrets out of a printed configuration", async () => {
    const config = readConfig(schema, VALID);
    const { inspect } = await import("node:util");
    const printed = inspect(config, { depth: null }) + JSON.stringify(config);
    // Secrets in VALID repeat one of these letters.
    const secretLetters = "pdeihs";
    for (const letter of secretLetters) expect(printed).not.toContain(encodeSecret(letter).slice(0, 20));
  });
});

describe("parseNamedSecrets", () => {
  it("enforces the required length for every secret", () => {
    expect(() => parseNamedSecrets(`a:${encodeSecret("a")},b:${encodeSecret("b", 64)}`, 32)).toThrow(
      "exactly 32 bytes",
    );
    expect(parseNamedSecrets(`a:${encodeSecret("a")},b:${encodeSecret("b", 64)}`)).toHaveLength(2);
  });
});
