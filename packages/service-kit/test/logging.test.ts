import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";

const SERVICE_KIT = fileURLToPath(new URL("../src/index.ts", import.meta.url));
const KEYS = fileURLToPath(new URL("../../keys/src/index.ts", import.meta.url));
const FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning", "--input-type=module"];

function runAndParseLog(statements: string, level = "info"): Record<string, unknown>[] {
  const script = `
    import { createLogger } from ${JSON.stringify(SERVICE_KIT)};
    import { redactApiKeys } from ${JSON.stringify(KEYS)};
    const log = createLogger("api", "${level}", { redact: redactApiKeys });
    ${statements}`;
  const output = execFileSync(process.execPath, [...FLAGS, "-e", script], { encoding: "utf8" });
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

const SECRET = "top-secret-value";
const SENSITIVE_NAMES = [
  ...["authorization", "x-api-key", "cookie", "key", "secret", "password", "token", "sessionToken"],
  ...["accountNumber", "email", "phone", "dateOfBirth", "ssnLast4"],
];

describe("Log", () => {
  it("redacts sensitive fields at the top level and two levels below, and keeps the rest", () => {
    const flat = Object.fromEntries(SENSITIVE_NAMES.map((name) => [name, SECRET]));
    const value = JSON.stringify({
      ...flat,
      req: flat,
      outer: { inner: flat },
      list: [flat],
      keyId: "key_1",
      tokenType: "Bearer",
    });
    const [line] = runAndParseLog(`log.info(${value}, "a message");`);
    expect(JSON.stringify(line)).not.toContain(SECRET);
    // At the top level, in `req`, `outer.inner` and `list`.
    const copies = 4;
    expect(JSON.stringify(line).match(/\[redacted\]/g)).toHaveLength(copies * SENSITIVE_NAMES.length);
    expect(line).toMatchObject({
      service: "api",
      level: 30,
      msg: "a message",
      keyId: "key_1",
      tokenType: "Bearer",
    });
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("redacts the bindings of a child logger", () => {
    const lines = runAndParseLog(`log.child({ password: "${SECRET}" }).info("by a child");`);
    expect(JSON.stringify(lines)).not.toContain(SECRET);
  });

  it("redacts API keys in an error's message and stack, and drops its other properties", () => {
    const [line] = runAndParseLog(`
      import { generateApiKey } from ${JSON.stringify(KEYS)};
      const key = generateApiKey({ environment: "test", type: "sk" });
      const error = Object.assign(new TypeError("bad key " + key), { config: { headers: key }, cause: new Error(key) });
      log.error({ err: error }, "failed");`);
    expect(JSON.stringify(line)).not.toMatch(/svc_test_sk_[0-9A-Za-z]{20}/);
    expect(line?.err).toEqual({
      type: "TypeError",
      message: expect.stringContaining("bad key "),
      stack: expect.stringContaining("TypeError"),
    });
  });

  it("logs only the type of a thrown value that is not an error", () => {
    const lines = runAndParseLog(
      `log.error({ err: "${SECRET}" }, "a"); log.error({ err: { password: "${SECRET}" } }, "b");`,
    );
    expect(lines.map(({ err }) => err)).toEqual([{ type: "string" }, { type: "object" }]);
  });

  it("contains only messages at its level or above", () => {
    expect(runAndParseLog('log.info("a"); log.warn("b");', "warn").map(({ msg }) => msg)).toEqual(["b"]);
    expect(runAndParseLog('log.fatal("a");', "silent")).toEqual([]);
  });
});
