import { type Money, toCents } from "@svc/rollover-rules/money/money";
import type { FireFileIssue } from "./fire-file-error.ts";
import type { FireAddress } from "./fire-form.ts";
import { STATE_CODES } from "./state-codes.ts";
import { toFireText } from "./to-fire-text.ts";
import type { Field } from "./write-record.ts";

type Path = FireFileIssue["path"];

const NAME_LENGTH = 40;

/**
 * Converts values to the characters of the file. Collects an issue for each value that the file cannot hold.
 */
export class FieldChecks {
  readonly issues: FireFileIssue[] = [];

  /** Returns an empty text, so that later checks can continue. */
  private fail(path: Path, detail: string): string {
    this.issues.push({ path, detail });
    return "";
  }

  text(path: Path, value: string, length: number): string {
    const text = toFireText(value);
    if (text === null) return this.fail(path, "must be in Latin letters");
    if (text === "") return this.fail(path, "must not be empty");
    return text.length <= length ? text : this.fail(path, `must be at most ${length} characters`);
  }

  /** The second line continues a name that is longer than 40 characters. */
  name(path: Path, value: string): [string, string] {
    const text = this.text(path, value, 2 * NAME_LENGTH);
    if (text.length <= NAME_LENGTH) return [text, ""];
    const space = text.lastIndexOf(" ", NAME_LENGTH);
    const end = space > 0 ? space : NAME_LENGTH;
    const remainder = text.slice(end).trim();
    // If the words do not fit, the first line ends within a word.
    if (remainder.length > NAME_LENGTH) return [text.slice(0, NAME_LENGTH), text.slice(NAME_LENGTH).trim()];
    return [text.slice(0, end), remainder];
  }

  tin(path: Path, value: string): string {
    if (!/^\d{9}$/.test(value)) return this.fail(path, "must be nine digits");
    return /^(\d)\1{8}$/.test(value) ? this.fail(path, "must not be the same digit nine times") : value;
  }

  controlCode(path: Path, value: string): string {
    const code = value.toUpperCase();
    return /^[A-Z0-9]{5}$/.test(code) ? code : this.fail(path, "must be five letters and digits");
  }

  /** Returns the digits of the number, followed by those of the extension. */
  phone(path: Path, value: string): string {
    const digits = value.replace(/\D/g, "").replace(/^1(?=\d{10})/, "");
    return /^\d{10,15}$/.test(digits) ? digits : this.fail(path, "must have 10 to 15 digits");
  }

  email(path: Path, value: string): string {
    return /^[\x21-\x7E]{3,50}$/.test(value) && value.includes("@")
      ? value
      : this.fail(path, "must be an ASCII email address of at most 50 characters");
  }

  year(path: Path, value: number): string {
    return Number.isInteger(value) && value >= 1000 && value <= 9999
      ? String(value)
      : this.fail(path, "must be a year of four digits");
  }

  amount(path: Path, value: Money | null): bigint {
    if (value === null) return 0n;
    if (!/^\d{1,10}\.\d{2}$/.test(value)) {
      this.fail(path, "must be an amount from 0.00 to 9999999999.99");
      return 0n;
    }
    return toCents(value);
  }

  code(path: Path, value: string, pattern: RegExp): string {
    return pattern.test(value) ? value : this.fail(path, "is not a valid code for this form");
  }

  address(path: Path, { street, city, state, zip }: FireAddress, starts: AddressStarts): Field[] {
    const stateCode = STATE_CODES.includes(state)
      ? state
      : this.fail([...path, "state"], "must be a state code");
    const digits = zip.replace("-", "");
    return [
      { start: starts.street, length: 40, text: this.text([...path, "street"], street, 40) },
      { start: starts.city, length: 40, text: this.text([...path, "city"], city, 40) },
      { start: starts.state, length: 2, text: stateCode },
      {
        start: starts.zip,
        length: 9,
        text: /^(\d{5}|\d{9})$/.test(digits)
          ? digits
          : this.fail([...path, "zip"], "must be five or nine digits"),
      },
    ];
  }
}

/** First character of each field, from 1. */
interface AddressStarts {
  street: number;
  city: number;
  state: number;
  zip: number;
}
