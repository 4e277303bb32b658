import { execFileSync } from "node:child_process";
import { describe, expect, it } from "@jest/globals";
import { formatShellCommand, quoteShellWord } from "../../scripts/terminal/shell-words.ts";

describe("Printed command", () => {
  it("stays plain if nothing needs quotes", () => {
    expect(formatShellCommand({}, "npm run svc")).toBe("npm run svc");
    expect(formatShellCommand({ DATA_DIR: "/srv/data-1" }, "npm run svc")).toBe(
      "DATA_DIR=/srv/data-1 npm run svc",
    );
  });

  it("passes its words to a shell unchanged, whatever they contain", () => {
    const words = ["with space", "it's", '"$HOME" `id` \\', "*", "", "~", "é\n!", "a;b", "#no", "--", "日本"];
    const script = `printf '%s\\0' ${words.map(quoteShellWord).join(" ")}`;
    expect(execFileSync("sh", ["-c", script], { encoding: "utf8" })).toBe(`${words.join("\0")}\0`);
    for (const value of words) {
      const command = formatShellCommand({ DATA_DIR: value }, `sh -c 'printf %s "$DATA_DIR"'`);
      expect(execFileSync("sh", ["-c", command], { encoding: "utf8" })).toBe(value);
    }
  });
});
