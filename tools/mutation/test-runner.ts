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
import { reloadModules } from "./reload-modules.ts";

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

const sumTimes = (tests: readonly TestResult[]) =>
  tests.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);

function groupByFile(ids: readonly string[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const id of ids) {
    const [file = ""] = id.split(SEPARATOR, 1);
    const name = id.slice(file.length + SEPARATOR.length);
    names.set(file, [...(names.get(file) ?? []), name]);
  }
  return names;
}

/**
 * Runs tests in this process. A mutant is active during tests. If it changes values that modules compute when they load, the
 * modules are loaded again while it is active.
 */
class ProjectTestRunner implements TestRunner {
  private readonly root = process.cwd();
  private readonly files = (process.env[FILES_VARIABLE] ?? "").split("\n");
  private configs: Awaited<ReturnType<typeof readConfig>> | null = null;
  /** True if the modules were loaded while a mutant was active. */
  private hasMutatedModules = false;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.configs = await readConfig({ _: [], $0: "" }, this.root);
  }

  async dryRun(_options: DryRunOptions): Promise<DryRunResult> {
    instrumentation.mutantCoverage = { static: {}, perTest: {} };
    const tests: TestResult[] = [];
    for (const file of this.files) {
      const start = Date.now();
      const results = await this.runFile(file);
      tests.push(...results);
      if (results.some(({ status }) => status === TestStatus.Failed)) break;
      // This entry represents the file's shared hooks, so that their coverage counts.
      tests.push({ ...this.toResult(file, ""), timeSpentMs: Date.now() - start - sumTimes(results) });
    }
    const { mutantCoverage } = instrumentation;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage ? { mutantCoverage } : {}) };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit, reloadEnvironment } = options;
    if (reloadEnvironment || this.hasMutatedModules) reloadModules();
    this.hasMutatedModules = reloadEnvironment;
    const hitCount = hitLimit === undefined ? undefined : 0;
    Object.assign(instrumentation, { activeMutant: activeMutant.id, hitCount, hitLimit });
    const tests: TestResult[] = [];
    const filter = testFilter && groupByFile(testFilter);
    for (const file of this.files) {
      if (filter && !filter.has(file)) continue;
      tests.push(...(await this.runFile(file, filter?.get(file))));
      const timeout = determineHitLimitReached(instrumentation.hitCount, hitLimit);
      if (timeout) return toMutantRunResult(timeout);
      if (tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests });
  }

  private toResult(file: string, name: string) {
    return {
      id: file + SEPARATOR + name,
      name: name || file,
      fileName: join(this.root, file),
      status: TestStatus.Success as const,
    };
  }

  /** @param names tests to run. If they include the shared hooks (""), all tests run, because any test can depend on hooks. */
  private async runFile(file: string, names?: readonly string[]): Promise<TestResult[]> {
    if (!this.configs) throw new Error("init() must run first.");
    const { globalConfig: config, projectConfig: project } = this.configs;
    const testNamePattern = names && !names.includes("") && `^(?:${names.map(escapePattern).join("|")})$`;
    const createFailure = (message: string): TestResult => ({
      ...this.toResult(file, ""),
      timeSpentMs: 0,
      status: TestStatus.Failed,
      failureMessage: message,
    });
    try {
      const result = await runTestFile(
        {
          path: join(this.root, file),
          project,
          config: { ...config, bail: 1, ...(testNamePattern ? { testNamePattern } : {}) },
        },
        (name) => {
          instrumentation.currentTestId = file + SEPARATOR + name;
        },
      );
      const tests = result.testResults.map(({ fullName, status, duration, failureMessages }) => ({
        ...this.toResult(file, fullName),
        timeSpentMs: duration ?? 0,
        status: STATUSES.get(status) ?? TestStatus.Skipped,
        failureMessage: failureMessages.join("\n"),
      }));
      const error = result.testExecError;
      // Hooks and imports can fail too.
      return error ? [createFailure(error.message ?? String(error)), ...tests] : tests;
    } catch (error) {
      return [createFailure(String(error))];
    } finally {
      instrumentation.currentTestId = undefined;
    }
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "project", ProjectTestRunner as never),
];
