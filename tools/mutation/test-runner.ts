import { join } from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { readConfig } from "jest-config";
import { runTestFile } from "../../packages/testing/src/jest-runner/run-test-file.ts";

/** State that the mutated code reads: the active mutant, and the coverage per test. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: CompleteDryRunResult["mutantCoverage"];
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

const FILES_VARIABLE = "SVC_MUTATION_TESTS";
const SEPARATOR = "::";
const STATUSES = new Map([
  ["passed", TestStatus.Success],
  ["failed", TestStatus.Failed],
]);

const instrumentation: Instrumentation = {};
Reflect.set(globalThis, "__stryker__", instrumentation);

const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Runs the project's tests in this process, where Node has loaded the mutated modules once. A mutant is activated while they run. */
class ProjectTestRunner implements TestRunner {
  private readonly root = process.cwd();
  private readonly files = (process.env[FILES_VARIABLE] ?? "").split("\n");
  private configs: Awaited<ReturnType<typeof readConfig>> | null = null;

  /** Modules stay loaded, so Stryker starts a process for each mutant that runs while a module loads. */
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    this.configs = await readConfig({ _: [], $0: "" }, this.root);
  }

  async dryRun(_options: DryRunOptions): Promise<DryRunResult> {
    instrumentation.mutantCoverage = { static: {}, perTest: {} };
    const tests: TestResult[] = [];
    for (const file of this.files) tests.push(...(await this.runFile(file)));
    const { mutantCoverage } = instrumentation;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage ? { mutantCoverage } : {}) };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount: hitLimit && 0, hitLimit });
    const tests: TestResult[] = [];
    const files = testFilter ? new Set(testFilter.map((id) => id.split(SEPARATOR)[0] ?? "")) : this.files;
    for (const file of files) {
      const prefix = file + SEPARATOR;
      const names = testFilter?.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
      tests.push(...(await this.runFile(file, names)));
      const timeout = determineHitLimitReached(instrumentation.hitCount, hitLimit);
      if (timeout) return toMutantRunResult(timeout);
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  private async runFile(file: string, names?: readonly string[]): Promise<TestResult[]> {
    if (!this.configs) throw new Error("init() must run first.");
    const { globalConfig: config, projectConfig: project } = this.configs;
    const testNamePattern = names && `^(?:${names.map(escapePattern).join("|")})$`;
    const failure = (message: string): TestResult => ({
      id: file + SEPARATOR,
      name: file,
      fileName: join(this.root, file),
      timeSpentMs: 0,
      status: TestStatus.Failed,
      failureMessage: message,
    });
    try {
      const result = await runTestFile(
        {
          path: join(this.root, file),
          project,
          config: { ...config, ...(testNamePattern ? { testNamePattern } : {}) },
        },
        (name) => {
          instrumentation.currentTestId = file + SEPARATOR + name;
        },
      );
      const tests = result.testResults.map(({ fullName, status, duration, failureMessages }) => ({
        id: file + SEPARATOR + fullName,
        name: fullName,
        fileName: join(this.root, file),
        timeSpentMs: duration ?? 0,
        status: STATUSES.get(status) ?? TestStatus.Skipped,
        failureMessage: failureMessages.join("\n"),
      }));
      const error = result.testExecError;
      // Hooks and imports can fail too.
      return error ? [failure(error.message ?? String(error)), ...tests] : tests;
    } catch (error) {
      return [failure(String(error))];
    } finally {
      instrumentation.currentTestId = undefined;
    }
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "project", ProjectTestRunner as never),
];
