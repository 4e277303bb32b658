/** A line of an answer whose JSON is written already, its members in the order of the answer's schema. */
export class JsonLine {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** The value of a line, written or not. */
  static valueOf(line: unknown): unknown {
    return line instanceof JsonLine ? JSON.parse(line.json) : line;
  }
}
