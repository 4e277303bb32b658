import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { itWithCSharp, itWithGo, itWithJava, itWithPhp, itWithPython, itWithRuby } from "@svc/testing";
import { buildCSharp, buildCSharpReadme } from "./csharp-programs.ts";
import { buildGo, buildGoReadme, getGoEnvironment } from "./go-programs.ts";
import { buildJavaClient, JAVA, wrapJava } from "./java-client.ts";

export const SDKS = fileURLToPath(new URL("../../sdks", import.meta.url));

export interface Command {
  /** Program and arguments. */
  words: readonly string[];
  /** Default: the temporary folder. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

export interface Client {
  language: string;
  it: typeof itWithPython;
  build?(folder: string): Promise<void>;
  /** Returns the command that runs the test plan `sdks/test-plan.yaml`, whose path is added as the last argument. */
  testPlan(folder: string): Command;
  readme(folder: string, blocks: readonly string[]): Promise<Command>;
  /** The client's own tests and checks. They must print nothing to stderr. */
  ownTests?(folder: string): readonly Command[];
}

const PYTHON = { PYTHONPATH: join(SDKS, "python/src"), PYTHONDONTWRITEBYTECODE: "1" };
const RUBY = { RUBYLIB: join(SDKS, "ruby/lib") };
const CSHARP = join(SDKS, "csharp");
const GO = join(SDKS, "go");

export const CLIENTS: readonly Client[] = [
  {
    language: "csharp",
    it: itWithCSharp,
    async build(folder) {
      const program = (name: string, file: string) =>
        buildCSharp(folder, CSHARP, { name, file: join(CSHARP, file) });
      await program("csharp-plan", "tests/RunPlan.cs");
      await program("csharp-tests", "tests/UnitTests.cs");
    },
    testPlan: () => ({ words: ["mono", "csharp-plan.exe"] }),
    async readme(folder, blocks) {
      await buildCSharpReadme(folder, CSHARP, blocks);
      return { words: ["mono", "csharp-readme.exe"] };
    },
    ownTests: () => [{ words: ["mono", "csharp-tests.exe"] }],
  },
  {
    language: "go",
    it: itWithGo,
    build: (folder) => buildGo(folder, GO, "./tests/run-plan"),
    testPlan: (folder) => ({ words: [join(folder, "go-run-plan")] }),
    async readme(folder, blocks) {
      await buildGoReadme(folder, GO, blocks);
      return { words: [join(folder, "go-readme")] };
    },
    ownTests: (folder) =>
      [
        ["sh", "-c", "! gofmt -l . | grep ."],
        ["go", "vet", "./..."],
        ["go", "test", "./..."],
      ].map((words) => ({ words, cwd: GO, env: getGoEnvironment(folder) })),
  },
  {
    language: "java",
    it: itWithJava,
    build: (folder) => buildJavaClient(join(SDKS, "java"), folder),
    testPlan: () => ({ words: [...JAVA, "RunPlan"] }),
    async readme(folder, blocks) {
      await writeFile(join(folder, "Readme.java"), wrapJava(blocks.join("\n")));
      return { words: [...JAVA, "Readme.java"] };
    },
    ownTests: () => [{ words: [...JAVA, "UnitTests"] }],
  },
  {
    language: "php",
    it: itWithPhp,
    testPlan: () => ({ words: ["php", join(SDKS, "php/tests/run_plan.php")] }),
    async readme(folder, blocks) {
      const autoload = `<?php require "${join(SDKS, "php/tests/autoload.php")}";\n`;
      await writeFile(join(folder, "readme.php"), autoload + blocks.join("\n"));
      return { words: ["php", "readme.php"] };
    },
    ownTests: () => [{ words: ["php", "tests/run_tests.php"], cwd: join(SDKS, "php") }],
  },
  {
    language: "python",
    it: itWithPython,
    testPlan: () => ({ words: ["python3", join(SDKS, "python/tests/run_plan.py")], env: PYTHON }),
    async readme(folder, blocks) {
      await writeFile(join(folder, "readme.py"), blocks.join("\n"));
      return { words: ["python3", "readme.py"], env: PYTHON };
    },
    ownTests: () => [
      { words: ["python3", "-W", "error", join(SDKS, "python/tests/test_response.py")], env: PYTHON },
    ],
  },
  {
    language: "ruby",
    it: itWithRuby,
    testPlan: () => ({ words: ["ruby", join(SDKS, "ruby/test/run_plan.rb")], env: RUBY }),
    async readme(folder, blocks) {
      await writeFile(join(folder, "readme.rb"), blocks.join("\n"));
      return { words: ["ruby", "readme.rb"], env: RUBY };
    },
    ownTests: () => [
      {
        words: ["ruby", "-w", "-Itest", "-e", 'Dir["./test/*_test.rb"].each { |file| require file }'],
        cwd: join(SDKS, "ruby"),
        env: RUBY,
      },
    ],
  },
];
