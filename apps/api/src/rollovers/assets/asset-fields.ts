import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { type Asset, isCusip, isSameAsset, toQuantity } from "./asset.ts";

const MAX_ASSETS = 200;

const cusipField = z
  .string("must be text")
  .refine(isCusip, "must be a CUSIP: nine characters, the last of them the check digit")
  .describe("Nine capital letters and digits, the last of them the check digit.");
const symbolField = z
  .string("must be text")
  .regex(/^[A-Z0-9][A-Z0-9./-]{0,11}$/, "must be a symbol such as VTI or BRK.B")
  .describe("What it is traded as, such as `VTI` or `BRK.B`.");
const quantityField = z
  .string('must be a decimal string such as "12.5"')
  .regex(
    /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/,
    'must be a decimal string with up to six places, such as "12.5", below a trillion',
  )
  .refine((text) => /[1-9]/.test(text), "must be more than zero")
  .describe("How much of it: shares, units or face value, a decimal string with up to six places.");

const assetField = z
  .strictObject({ cusip: cusipField.optional(), symbol: symbolField.optional(), quantity: quantityField })
  .refine(({ cusip, symbol }) => cusip !== undefined || symbol !== undefined, "must have a cusip or a symbol")
  .describe("So much of a security, by CUSIP, symbol or both.")
  .register(graphqlTypes, { name: "AssetInput" });

type AssetInput = z.output<typeof assetField>;

export const assetsField = z
  .array(assetField, "must be a list")
  .max(MAX_ASSETS, `must hold at most ${MAX_ASSETS} securities`)
  .superRefine((inputs, ctx) => {
    const assets = inputs.map(({ cusip = null, symbol = null }) => ({ cusip, symbol }));
    for (const [index, asset] of assets.entries()) {
      if (assets.slice(0, index).some((other) => isSameAsset(other, asset))) {
        ctx.addIssue({ code: "custom", path: [index], message: "is named twice" });
      }
    }
  });

export function toAssets(inputs: readonly AssetInput[] = []): Asset[] {
  return inputs.map(({ cusip = null, symbol = null, quantity }) => ({
    cusip,
    symbol,
    quantity: toQuantity(quantity),
  }));
}

const identity = {
  cusip: z.string().nullable().describe("Its CUSIP; null where it is known by its symbol alone."),
  symbol: z.string().nullable().describe("Its symbol; null where it is known by its CUSIP alone."),
};
const quantity = (what: string) => z.string().describe(`${what}: a decimal string with up to six places.`);

export const assetView = z
  .strictObject({ ...identity, quantity: quantity("How much of it") })
  .describe("So much of a security.")
  .register(graphqlTypes, { name: "Asset" });

export const assetMismatchView = z
  .strictObject({
    differences: z
      .array(
        z
          .strictObject({
            ...identity,
            expected: quantity("How much of it was sent"),
            received: quantity("How much of it arrived"),
            difference: quantity("Received less expected; may be negative"),
          })
          .describe("A security of which not as much arrived as was sent.")
          .register(graphqlTypes, { name: "AssetDifference" }),
      )
      .describe("Each security of which not as much arrived as was sent."),
    status: enumField("AssetMismatchStatus", "Whether it still stands in the way of completion.", {
      open: "It does.",
      resolved: "It was accepted.",
    }),
    resolution: z.string().nullable().describe("Why it was accepted."),
  })
  .describe("Where what arrived in kind is not what was sent; null where it is.")
  .register(graphqlTypes, { name: "AssetMismatch" });
