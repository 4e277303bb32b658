import type { DeliveryMethod } from "@svc/custodians";
import type { Asset } from "@svc/rollover-rules/money/asset";
import { validationFailed } from "@svc/service-kit/endpoints";

/**
 * Only ACATS delivers in kind, between IRAs. Without assets, the amount must be positive.
 *
 * @throws Problem `validation_failed`
 */
export function requireFittingAssets(rollover: {
  deliveryMethod: DeliveryMethod;
  assets: readonly Asset[];
  amountRequested: string | null;
}): void {
  const { deliveryMethod, assets, amountRequested } = rollover;
  if (assets.length > 0 && deliveryMethod !== "acats") {
    throw validationFailed([
      { pointer: "#/assets", detail: "must be empty: only ACATS moves assets in kind" },
    ]);
  }
  if (assets.length === 0 && amountRequested === "0.00") {
    throw validationFailed([{ pointer: "#/amount/requested", detail: "must be more than zero" }]);
  }
}
