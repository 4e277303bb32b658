import type { HttpRequest } from "../http/exchange.ts";

/** What stands at a path, found by what a request asks for. */
export interface Found<T> {
  value: T;
  /** The steps that the path leaves open, by name, as they were sent: percent-encoded. */
  params: Readonly<Record<string, string>>;
}

interface Node<T> {
  named: Map<string, Node<T>>;
  any?: Node<T>;
  at?: { value: T; names: readonly string[] };
}

const NO_PARAMS: Readonly<Record<string, string>> = {};

/**
 * Finds what stands at a path: `/v1/rollovers/{id}`. Capitals matter, and so does a slash at the end. A step with a name comes
 * before one that is open, however they are listed.
 */
export class PathTable<T> {
  private readonly root: Node<T> = { named: new Map() };
  /** Paths without open steps, which most are found by. */
  private readonly whole = new Map<string, Found<T>>();

  /** @param path in OpenAPI's form */
  add(path: string, value: T): void {
    const names: string[] = [];
    let node = this.root;
    for (const step of path.slice(1).split("/")) {
      const name = /^\{(\w+)\}$/.exec(step)?.[1];
      if (name !== undefined) names.push(name);
      const next: Node<T> = (name === undefined ? node.named.get(step) : node.any) ?? { named: new Map() };
      if (name === undefined) node.named.set(step, next);
      else node.any = next;
      node = next;
    }
    node.at = { value, names };
    if (names.length === 0) this.whole.set(path, { value, params: NO_PARAMS });
  }

  find(path: string): Found<T> | null {
    return this.whole.get(path) ?? this.walk(this.root, path.slice(1).split("/"), 0, []);
  }

  private walk(node: Node<T>, steps: readonly string[], depth: number, open: string[]): Found<T> | null {
    const step = steps[depth];
    if (step === undefined) {
      if (!node.at) return null;
      const { value, names } = node.at;
      const params: Record<string, string> = {};
      for (const [index, name] of names.entries()) params[name] = open[index] ?? "";
      return { value, params };
    }
    const named = node.named.get(step);
    const found = named ? this.walk(named, steps, depth + 1, open) : null;
    if (found || !node.any || step === "") return found;
    open.push(step);
    const behind = this.walk(node.any, steps, depth + 1, open);
    if (!behind) open.pop();
    return behind;
  }
}

/** What a request asks for, as it stands there: neither is decoded. */
export interface Target {
  path: string;
  /** What stands behind the question mark; null where there is none. */
  query: string | null;
}

/** The path and the query of a request. A proxy may send a whole address (RFC 9112 section 3.2.2); a fragment is nobody's to see. */
export function targetOf({ url = "/" }: Pick<HttpRequest, "url">): Target {
  const whole = url.startsWith("/") ? url : pathOfAddress(url);
  const fragment = whole.indexOf("#");
  const text = fragment === -1 ? whole : whole.slice(0, fragment);
  const mark = text.indexOf("?");
  return mark === -1
    ? { path: text, query: null }
    : { path: text.slice(0, mark), query: text.slice(mark + 1) };
}

function pathOfAddress(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
