import type { Environment } from "@svc/keys";
import type { AccountRow, AccountSecrets } from "./account-columns.ts";
import { openEmail } from "./account-columns.ts";

type BriefRow = Pick<AccountRow, "id" | "externalId" | "firstName" | "lastName" | "emailCiphertext"> & {
  /** Null where it was not read. */
  status: string | null;
};

/** What is mostly shown of an account beside something else, as its view shows it. The email address is deciphered when it is asked for, once. */
export class BriefAccount {
  private readonly of: { environment: Environment; cipher: AccountSecrets["cipher"] };
  private readonly row: BriefRow;
  private opened: string | null = null;

  /** @param row what was read: what was not asked for is null, and nobody asks for it */
  constructor(of: { environment: Environment; cipher: AccountSecrets["cipher"] }, row: BriefRow) {
    this.of = of;
    this.row = row;
  }

  get id() {
    return this.row.id;
  }
  get environment() {
    return this.of.environment;
  }
  get externalId() {
    return this.row.externalId;
  }
  get status() {
    return this.row.status;
  }
  get firstName() {
    return this.row.firstName;
  }
  get lastName() {
    return this.row.lastName;
  }
  get email() {
    const { id, emailCiphertext } = this.row;
    if (emailCiphertext !== null)
      this.opened ??= openEmail(this.of.cipher, { accountId: id, emailCiphertext });
    return this.opened;
  }
}
