/** What a participant is called; an erased one has no name. */
export function nameOfAccount(account: {
  id: string;
  firstName: string | null;
  lastName: string | null;
}): string {
  return [account.firstName, account.lastName].filter(Boolean).join(" ") || account.id;
}
