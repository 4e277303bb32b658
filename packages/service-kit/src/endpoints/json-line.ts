/** A line of NDJSON that is already serialized, with members in schema order. */
export class JsonLine {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  static toValue(line: unknown): unknown {
    return line instanceof JsonLine ? JSON.parse(line.json) : line;
  }
}
