import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

// Quint's simulator chooses options of `any` and values of `nondet` at random. The checker makes all choices: it replaces the
// evaluation of `any`, and turns off the retries of `nondet`. Quint reads this variable when it loads.
const RETRIES = "QUINT_RETRY_NONDET_SMALLER_THAN";
const initialRetries = process.env[RETRIES];
process.env[RETRIES] = "0";

const [
  { newIdGenerator },
  { walkExpression },
  { analyzeModules },
  parser,
  { fileSourceResolver },
  { Builder, buildExpr },
  { default: builtins },
  { Context },
  { newRng },
  { newTraceRecorder, noExecutionListener },
] = await Promise.all([
  import("@informalsystems/quint/dist/src/idGenerator.js"),
  import("@informalsystems/quint/dist/src/ir/IRVisitor.js"),
  import("@informalsystems/quint/dist/src/quintAnalyzer.js"),
  import("@informalsystems/quint/dist/src/parsing/quintParserFrontend.js"),
  import("@informalsystems/quint/dist/src/parsing/sourceResolver.js"),
  import("@informalsystems/quint/dist/src/runtime/impl/builder.js"),
  import("@informalsystems/quint/dist/src/runtime/impl/builtins.js"),
  import("@informalsystems/quint/dist/src/runtime/impl/Context.js"),
  import("@informalsystems/quint/dist/src/rng.js"),
  import("@informalsystems/quint/dist/src/runtime/trace.js"),
]);
if (initialRetries === undefined) delete process.env[RETRIES];
else process.env[RETRIES] = initialRetries;

type Operator = ReturnType<typeof builtins.lazyBuiltinLambda>;
type QuintContext = Parameters<Operator>[0];

export interface Chooser {
  /** @param count options of an `any` */
  chooseOption(count: number): number;
  chooseValue(bound: bigint): bigint;
}

/** Records nothing. */
const recorder = { ...newTraceRecorder(0, newRng(0n)), ...noExecutionListener };

const choosers = new WeakMap<QuintContext, Chooser>();

const { lazyBuiltinLambda } = builtins;
builtins.lazyBuiltinLambda = (opcode) => {
  if (opcode !== "actionAny") return lazyBuiltinLambda(opcode);
  return (context, options) => {
    context.varStorage.clearMetadata();
    const option = options[choosers.get(context)?.chooseOption(options.length) ?? 0];
    if (!option) throw new Error("`any` has no options");
    return option(context);
  };
};

/** @throws Error with every issue */
export function parseModel(path: string) {
  const ids = newIdGenerator();
  const sources = new Map([[path, readFileSync(path, "utf8")]]);
  const resolver = fileSourceResolver(sources);
  const phase1 = parser.parsePhase1fromText(ids, sources.get(path) ?? "", path);
  const mainPath = resolver.lookupPath(dirname(path), basename(path));
  const linked = parser.parsePhase2sourceResolution(ids, resolver, mainPath, phase1);
  const parsed = parser.parsePhase4toposort(parser.parsePhase3importAndNameResolution(linked));
  const issues = parsed.errors.length > 0 ? parsed.errors : analyzeModules(parsed.table, parsed.modules)[0];
  if (issues.length > 0) {
    const format = ({ message, reference }: (typeof issues)[number]) => {
      const line = reference === undefined ? undefined : parsed.sourceMap.get(reference)?.start.line;
      return `${path}:${line === undefined ? "" : line + 1} ${message.split("\n")[0]}`;
    };
    throw new Error([...new Set(issues.map(format))].join("\n"));
  }
  return { ...parsed, ids };
}

/** Compiles expressions in a module's scope. */
export function compileModule(
  { table, resolver, sourceMap, ids }: ReturnType<typeof parseModel>,
  moduleName: string,
) {
  const builder = new Builder(table, true);
  return {
    storage: builder.varStorage,
    createContext(chooser: Chooser): QuintContext {
      const rand = (bound: bigint) => chooser.chooseValue(bound);
      const context = new Context(recorder, rand, builder.varStorage);
      choosers.set(context, chooser);
      return context;
    },
    compile(text: string) {
      const parsed = parser.parseExpressionOrDeclaration(text, "<checker>", ids, sourceMap);
      if (parsed.kind !== "expr") throw new Error(`${text} is not an expression`);
      resolver.switchToModule(moduleName);
      walkExpression(resolver, parsed.expr);
      const [error] = resolver.errors;
      if (error) throw new Error(`${moduleName}: ${error.message}`);
      return buildExpr(builder, parsed.expr);
    },
  };
}
