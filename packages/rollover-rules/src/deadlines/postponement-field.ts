import { dateField, graphqlTypes, lineField, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";

/** Keeps years at four digits, even in due dates 180 days later: longer years do not compare as text. */
const LAST_DAY = "2999-12-31";
const dayField = dateField.refine((day) => day <= LAST_DAY, `must be ${LAST_DAY} or earlier`);

export const declarationIdField = z
  .string("must be text")
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9.-]{1,39}$/,
    "must be 2 to 40 letters, digits, periods and hyphens, such as DR-4844-FL",
  )
  .toUpperCase();

export const postponementField = z
  .strictObject({
    basis: openEnumField(
      "PostponementBasis",
      "Reason that the 60 days, or the due date that replaces them, are postponed.",
      {
        disaster: "The participant is affected by a federally declared disaster (IRC §7508A).",
        combat_zone: "The participant serves in a combat zone (IRC §7508).",
        irs_waiver:
          "The IRS waived the 60 days in a private letter ruling (IRC §402(c)(3)(B), §408(d)(3)(I)).",
      },
    ),
    reference: lineField(64).describe(
      "Number of the IRS announcement or disaster declaration, of the military orders, or of the IRS ruling.",
    ),
    startsOn: dayField.describe(
      "First day of the postponement period or of the service, or date of the ruling, `YYYY-MM-DD`.",
    ),
    endsOn: dayField.describe(
      "Last day, `YYYY-MM-DD`: the day to which the IRS postpones deadlines, the last day of service in the combat zone, or the last day that the ruling allows.",
    ),
    combatZone: openEnumField("CombatZone", "Combat zone, which determines box 13c of Form 5498.", {
      afghanistan: "Afghanistan, Executive Order 13239.",
      arabian_peninsula: "Arabian Peninsula, Executive Order 12744.",
      kosovo: "Kosovo, Executive Order 13119.",
      sinai_peninsula: "Sinai Peninsula, Public Law 115-97.",
    })
      .optional()
      .describe("Required for `combat_zone`."),
  })
  .describe("The facts that postpone the participant's deadline. Use it with the type `indirect_60_day`.")
  .register(graphqlTypes, { name: "PostponementInput" });
export type Postponement = z.output<typeof postponementField>;
