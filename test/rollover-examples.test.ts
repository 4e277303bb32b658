import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { runCommands } from "./guides/guide-readers.ts";
import { startGuideStack } from "./guides/guide-stack.ts";

// Each example throws if its rollover does not complete or its tax report is wrong.

const FOLDER = fileURLToPath(new URL("../examples/rollovers/", import.meta.url));
const EXAMPLES = readdirSync(FOLDER).filter((name) => name !== "client.ts");

describe("examples/rollovers", () => {
  const stack = useResource(startGuideStack);

  it("has an example of every case", () => {
    expect(EXAMPLES.sort()).toEqual([
      "bounced-check.ts",
      "in-kind-transfer.ts",
      "inherited-401k.ts",
      "late-indirect.ts",
      "qdro.ts",
      "split-401k.ts",
    ]);
  });

  it.each(EXAMPLES)("%s runs to completion", async (name) => {
    const runExample = `LETTERS=letters node '${FOLDER}${name}' .data/demo.env`;
    const folder = await stack.addReader(name);
    const readLetterStart = "head -c 5 letters/*.pdf";
    // The examples need no webhook port.
    const outputs = await runCommands(folder, [runExample, readLetterStart], 0);
    expect(outputs[0]).toContain("→ completed");
    expect(outputs[1]).toContain("%PDF-");
  });
});
