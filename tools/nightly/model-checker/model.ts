import { type Chooser, compileModule, parseModel } from "./quint.ts";
import { type JsonValue, toJsonValue } from "./values.ts";

type Storage = ReturnType<typeof compileModule>["storage"];
type Register = ReturnType<Storage["vars"]["valueSeq"]> extends Iterable<infer Item> ? Item : never;

export interface State {
  /** Equal states have equal texts. */
  text: string;
  variables: Readonly<Record<string, JsonValue>>;
  /** Quint's values, in the order of its variables. */
  values: readonly Register["value"][];
}

export interface Transition {
  action: string;
  /** Values of `nondet`, by name. */
  picks: Readonly<Record<string, JsonValue>>;
  state: State;
}

export interface Model {
  module: string;
  listInitialStates(): State[];
  listTransitions(from: State): Transition[];
  /** The definition must depend only on the state. */
  compileValue(name: string): (state: State) => JsonValue;
}

type Evaluation = ReturnType<ReturnType<typeof compileModule>["compile"]>;

/**
 * Loads a module with finitely many outcomes of `init` and `step`. `step` must be one `any`, whose options contain no other
 * `any`: the checker evaluates each option with each combination of picks.
 */
export function loadModel(path: string, module: string): Model {
  const { storage, createContext, compile } = compileModule(parseModel(path), module);
  const choices = new Choices();
  const context = createContext(choices);
  const [init, step] = [compile("init"), compile("step")];

  const restore = (state: State | null) => {
    storage.reset();
    // Also clears Quint's caches of values in the previous state.
    storage.shiftVars();
    let index = 0;
    for (const register of storage.vars.values()) {
      const value = state?.values[index++];
      if (value) register.value = value;
    }
  };

  function listOutcomes(evaluate: Evaluation, from: State | null): Transition[] {
    const found = new Map<string, Transition>();
    choices.restart();
    do {
      restore(from);
      if (!unwrap(evaluate(context)).toBool()) continue;
      const action = storage.actionTaken ?? "init";
      const picks = readPicks(storage);
      storage.shiftVars();
      const transition = { action, picks, state: readState(storage) };
      const text = JSON.stringify([action, picks, transition.state.text]);
      found.set(text, transition);
    } while (choices.advance());
    return [...found.values()];
  }

  return {
    module,
    listInitialStates: () => listOutcomes(init, null).map(({ state }) => state),
    listTransitions: (from) => listOutcomes(step, from),
    compileValue(name) {
      const evaluate = compile(name);
      return (state) => {
        restore(state);
        return toJsonValue(unwrap(evaluate(context)));
      };
    },
  };
}

function unwrap(result: ReturnType<Evaluation>) {
  if (result.isLeft()) throw new Error(result.value.message);
  return result.unwrap();
}

function readPicks({ nondetPicks }: Storage): Record<string, JsonValue> {
  const picked = [...nondetPicks].flatMap(([name, value]) =>
    value === undefined ? [] : [[name, toJsonValue(value)] as const],
  );
  return Object.fromEntries(picked);
}

/** Values are immutable and often shared by states. */
const converted = new WeakMap<object, { json: JsonValue; text: string }>();

function convertOnce(value: Parameters<typeof toJsonValue>[0]): { json: JsonValue; text: string } {
  const known = converted.get(value);
  if (known) return known;
  const json = toJsonValue(value);
  const entry = { json, text: JSON.stringify(json) };
  converted.set(value, entry);
  return entry;
}

function readState(storage: Storage): State {
  const registers = [...storage.vars.values()];
  const entries = registers.map(({ name, value }) => {
    return { name: name.split("::").at(-1) ?? name, ...convertOnce(value.unwrap()) };
  });
  return {
    text: entries.map(({ text }) => text).join(" "),
    variables: Object.fromEntries(entries.map(({ name, json }) => [name, json])),
    values: registers.map(({ value }) => value),
  };
}

/** Enumerates all combinations, one per evaluation. */
class Choices implements Chooser {
  private option = 0;
  private optionCount = 1;
  /** Values to choose, in the order of the picks. */
  private picks: { value: bigint; bound: bigint }[] = [];
  /** Picks so far in the current evaluation. */
  private pickCount = 0;

  chooseOption(count: number): number {
    this.optionCount = count;
    return this.option;
  }

  chooseValue(bound: bigint): bigint {
    const pick = this.picks[this.pickCount] ?? { value: 0n, bound };
    this.picks[this.pickCount] = pick;
    this.pickCount += 1;
    return pick.value;
  }

  restart(): void {
    this.option = 0;
    this.optionCount = 1;
    this.picks = [];
    this.pickCount = 0;
  }

  /** @returns false after the last combination */
  advance(): boolean {
    this.picks.length = this.pickCount;
    this.pickCount = 0;
    for (let last = this.picks.at(-1); last; last = this.picks.at(-1)) {
      last.value += 1n;
      if (last.value < last.bound) return true;
      this.picks.pop();
    }
    this.option += 1;
    return this.option < this.optionCount;
  }
}
