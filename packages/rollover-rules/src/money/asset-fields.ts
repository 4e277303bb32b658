import { enumField, graphqlTypes, sumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { type Asset, isCusip, isSameAsset, toQuantity } from "./asset.ts";

const MAX_ASSETS = 200;

const cusipField = z
  .string("must be text")
  .refine(isCusip, "must be a CUSIP: nine characters, the last of which is the check digit")
  .describe("CUSIP: nine capital letters and digits, the last of which is the check digit.");
const symbolField = z
  .string("must be text")
  .regex(/^[A-Z0-9][A-Z0-9./-]{0,11}$/, "must be a ticker symbol such as VTI or BRK.B")
  .describe("Ticker symbol, such as `VTI` or `BRK.B`.");
const quantityField = z
  .string('must be a decimal string such as "12.5"')
  .regex(
    /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/,
    'must be a decimal string below a trillion with up to six decimal places, such as "12.5"',
  )
  .refine((text) => /[1-9]/.test(text), "must be more than zero")
  .describe("Quantity in shares, units or face value: a decimal string with up to six decimal places.");

const assetField = z
  .strictObject({
    cusip: cusipField.optional(),
    symbol: symbolField.optional(),
    quantity: quantityField,
    fairMarketValue: sumField
      .optional()
      .describe(
        "Value of the whole quantity on the day of the payment or receipt, in dollars. Part of box 1 of Form 1099-R.",
      ),
    employerStockCost: sumField
      .optional()
      .describe(
        "Cost of the employer's stock to the plan, in dollars. Only for a lump-sum distribution: the value above this cost is box 6 of Form 1099-R.",
      ),
  })
  .refine(
    ({ fairMarketValue, employerStockCost }) =>
      employerStockCost === undefined || fairMarketValue !== undefined,
    { path: ["fairMarketValue"], error: "is required with employerStockCost" },
  )
  .refine(({ cusip, symbol }) => cusip !== undefined || symbol !== undefined, "must have a cusip or a symbol")
  .describe("A quantity of a security, identified by CUSIP, symbol or both.")
  .register(graphqlTypes, { name: "AssetInput" });

type AssetInput = z.output<typeof assetField>;

export const assetsField = z
  .array(assetField, "must be a list")
  .max(MAX_ASSETS, `must contain at most ${MAX_ASSETS} securities`)
  .superRefine((inputs, ctx) => {
    const assets = inputs.map(({ cusip = null, symbol = null }) => ({ cusip, symbol }));
    for (const [index, asset] of assets.entries()) {
      if (assets.slice(0, index).some((other) => isSameAsset(other, asset))) {
        ctx.addIssue({ code: "custom", path: [index], message: "is listed twice" });
      }
    }
  });

export function toAssets(inputs: readonly AssetInput[] = []): Asset[] {
  return inputs.map(({ cusip = null, symbol = null, quantity, fairMarketValue, employerStockCost }) => ({
    cusip,
    symbol,
    quantity: toQuantity(quantity),
    ...(fairMarketValue === undefined ? {} : { fairMarketValue }),
    ...(employerStockCost === undefined ? {} : { employerStockCost }),
  }));
}

const identity = {
  cusip: z.string().nullable().describe("CUSIP. Null if only the symbol is known."),
  symbol: z.string().nullable().describe("Ticker symbol. Null if only the CUSIP is known."),
};
const moneyView = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .register(graphqlTypes, { scalar: "Money" });
const quantityView = (label: string) =>
  z.string().describe(`${label}: a decimal string with up to six decimal places.`);

export const assetView = z
  .strictObject({
    ...identity,
    quantity: quantityView("Quantity"),
    fairMarketValue: moneyView
      .nullable()
      .describe("Value of the quantity on the day of the payment or receipt. Null if unknown."),
    employerStockCost: moneyView
      .nullable()
      .describe("Cost of employer stock to the plan, in a lump-sum distribution. Null otherwise."),
  })
  .describe("A quantity of a security.")
  .register(graphqlTypes, { name: "Asset" });

export function toAssetView({
  cusip,
  symbol,
  quantity,
  fairMarketValue = null,
  employerStockCost = null,
}: Asset): z.output<typeof assetView> {
  return { cusip, symbol, quantity, fairMarketValue, employerStockCost };
}

export const assetMismatchView = z
  .strictObject({
    differences: z
      .array(
        z
          .strictObject({
            ...identity,
            expected: quantityView("Quantity sent"),
            received: quantityView("Quantity received"),
            difference: quantityView("Received minus expected, which can be negative"),
          })
          .describe("A security whose received quantity differs from the quantity sent.")
          .register(graphqlTypes, { name: "AssetDifference" }),
      )
      .describe("Securities whose received quantity differs from the quantity sent."),
    status: enumField("AssetMismatchStatus", "Whether the difference still blocks completion.", {
      open: "The difference blocks completion.",
      resolved: "The difference was accepted.",
    }),
    resolution: z.string().nullable().describe("Reason the difference was accepted."),
  })
  .describe("Difference between the assets sent and received in kind. Null if there is none.")
  .register(graphqlTypes, { name: "AssetMismatch" });
