import { execFileSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { toCurl } from "../../src/ui/curl.ts";

/** Splits words as a shell does. */
function splitWords(command: string): string[] {
  const printCommand = command.replace(/^curl/, "printf '%s\\0'");
  return execFileSync("sh", ["-c", printCommand], { env: { SVC_AK: "the key" }, encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

describe("A call as a curl command", () => {
  it("authorizes with the key from the environment, and with no other", () => {
    const command = toCurl(
      { method: "GET", path: "/v1/rollovers?state=requested" },
      "https://rail.example.com",
    );
    expect(command).toContain("$SVC_AK");
    expect(splitWords(command)).toEqual([
      "-H",
      "Authorization: Bearer the key",
      "https://rail.example.com/v1/rollovers?state=requested",
    ]);
  });

  it.each(["it's", "$SVC_AK $(id) `id`", "a\nb", '"', "\\", "é’"])("sends %j unchanged", (text) => {
    const command = toCurl(
      {
        method: "POST",
        path: "/v1/rollovers",
        body: { text },
        headers: { "Idempotency-Key": text.replace("\n", "") },
      },
      "https://rail.example.com",
    );
    const words = splitWords(command);
    expect(words.slice(0, 2)).toEqual(["-X", "POST"]);
    expect(words).toContain(`Idempotency-Key: ${text.replace("\n", "")}`);
    expect(JSON.parse(words[words.indexOf("-d") + 1] ?? "")).toEqual({ text });
  });
});
