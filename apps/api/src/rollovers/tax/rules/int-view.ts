import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const intView = (description: string) =>
  z.int().describe(description).register(graphqlTypes, { scalar: "Int" });
