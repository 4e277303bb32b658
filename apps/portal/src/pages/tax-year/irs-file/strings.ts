import { localize } from "../../../shell/language.ts";

export const strings = localize({
  en: {
    title: "Create an IRS file",
    write: "Create the file",
    lead: "TINs are sent to the service only to create the IRS file, and are not stored. Closing this window discards them.",
    content: "Forms",
    contents: { original: "Original forms, as filed", corrections: "Corrections since the filing" },
    custodian: "Filing custodian",
    test: "Test file",
    testHint: "In the test environment, every file is a test file.",
    transmitter: "Transmitter",
    payer: "Payer",
    recipients: "Recipients",
    ein: "TIN (EIN)",
    einError: "Enter nine digits of an EIN, such as 12-3456789.",
    controlCode: "Transmitter Control Code (TCC)",
    name: "Name",
    line1: "Street",
    line2: "Apartment, suite or unit",
    city: "City",
    region: "State",
    regionHint: "Two letters",
    postalCode: "ZIP code",
    contactName: "Contact",
    phone: "Phone",
    email: "Email",
    loadCsv: "Load a CSV file",
    csvHint:
      "Each line is accountId,tin. Your browser reads the TINs from the file. The file itself is not uploaded.",
    loaded: (count: number) => (count === 1 ? "1 TIN loaded." : `${count} TINs loaded.`),
    invalidLines: (lines: string) =>
      `Lines without a valid TIN, or with a second TIN for an account: ${lines}.`,
    unknown: (count: number) =>
      count === 1
        ? "1 line is for an account without a form."
        : `${count} lines are for accounts without a form.`,
    missing: (count: number) => (count === 1 ? "1 TIN is missing." : `${count} TINs are missing.`),
    complete: "All TINs are present.",
    recipient: "Recipient",
    tin: "SSN, ITIN or ATIN",
    tinOf: (name: string) => `SSN, ITIN or ATIN of ${name}`,
    filedName: "Name as filed",
    filedNameOf: (name: string) => `Name as filed for ${name}`,
    tinError: "Not a valid SSN, ITIN or ATIN.",
    lastFourError: "The last four digits differ from those in the account.",
    noAddress: "The account has no name or no address in the United States.",
    openAccount: "Open the account",
    shown: (shown: number, all: number) =>
      `${shown} of ${all} recipients shown. Load a CSV file for the others.`,
    noForms: "This filing has no forms of this kind.",
    cancel: "Close",
    download: "Create and download",
    done: "File downloaded",
    leave: "The TINs you entered are not stored. Discard them?",
  },
});
