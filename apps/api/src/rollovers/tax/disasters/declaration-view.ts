import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";
import type { DisasterDeclaration } from "./disaster-declaration.ts";

export const declarationSchema = z
  .strictObject({
    id: z
      .string()
      .describe("Number of the declaration or of the IRS announcement. Use it as `disasterDeclaration`."),
    object: z.literal("disaster_declaration"),
    version: z
      .int()
      .describe("Version. Each change of the declaration adds one.")
      .register(graphqlTypes, { scalar: "Int" }),
    title: z.string().describe("Name of the disaster."),
    areas: z
      .array(
        z
          .strictObject({
            state: z.string().describe("Two-letter USPS abbreviation of the state or territory."),
            counties: z.array(z.string()).nullable().describe("Counties. Null for the whole state."),
          })
          .describe("A state, or counties of it.")
          .register(graphqlTypes, { name: "DisasterArea" }),
      )
      .describe("Areas whose residents the IRS treats as affected."),
    startsOn: z.iso.date().describe("First day of the postponement period."),
    postponedUntil: z.iso
      .date()
      .describe("Day to which the IRS postpones deadlines that fall into the period."),
    source: z.string().describe("Announcement that states these facts."),
    loadedAt: timestampField.describe("When the operator loaded this version."),
  })
  .meta({
    id: "DisasterDeclaration",
    description: "A federally declared disaster for which the IRS postpones deadlines (IRC §7508A).",
  })
  .register(graphqlTypes, { name: "DisasterDeclaration" });

export function toDeclarationView({
  loadedAt,
  ...facts
}: DisasterDeclaration): z.output<typeof declarationSchema> {
  return { ...facts, object: "disaster_declaration", loadedAt: loadedAt.toISOString() };
}

export const declarationExample = {
  id: "DR-9001-FL",
  object: "disaster_declaration",
  version: 1,
  title: "Hurricane Example",
  areas: [{ state: "FL", counties: ["Hillsborough", "Pinellas"] }],
  startsOn: "2026-08-20",
  postponedUntil: "2027-02-01",
  source: "IRS FL-2026-04",
  loadedAt: "2026-06-15T12:00:00.000Z",
};
