import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

export const moneyView = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });
