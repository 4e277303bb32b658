import { graphqlTypes, openEnumField } from "@svc/service-kit/fields";
import { z } from "zod";

const actorTypeField = openEnumField("ActorType", "Kind of actor.", {
  api_key: "A server with an API key.",
  session: "A browser with a session token.",
  member: "A signed-in portal user.",
  operator: "The operator of this service.",
  timer: "A timer.",
  custodian: "A sandbox custodian, which acts automatically.",
});

export const actorSchema = z
  .strictObject({
    type: actorTypeField,
    id: z.string().nullable().describe("The actor's ID, if it has one."),
  })
  .describe("The person or system that acted.")
  .register(graphqlTypes, { name: "Actor" });

type ActorView = z.output<typeof actorSchema>;

export function toActorView({ type, id }: { type: string; id: string | null }): ActorView {
  return { type: type as ActorView["type"], id };
}
