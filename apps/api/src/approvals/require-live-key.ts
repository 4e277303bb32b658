import type { KeyType } from "@svc/keys";
import { validationFailed } from "@svc/service-kit/endpoints";
import type { ApiChange } from "../context/define-operation.ts";
import { lockManagedKey } from "../keys/api-keys/get-key.ts";
import { requireActiveKey } from "../keys/api-keys/key-change.ts";
import { type KeyInput, requireGrantable, requireValidKeyInput } from "../keys/api-keys/key-input.ts";
import { checkKeyRotation } from "../keys/api-keys/rotation-input.ts";
import {
  type ApprovalAction,
  LIVE_KEY_CHANGES,
  type LiveKeyChange,
} from "../people/second-person/approval.ts";
import type { KeyChangeParams, KeyRotationParams } from "./approval-input.ts";

type LiveKeyAction = "create_live_key" | LiveKeyChange;

export function isLiveKeyAction(action: ApprovalAction): action is LiveKeyAction {
  return action === "create_live_key" || (LIVE_KEY_CHANGES as readonly string[]).includes(action);
}

/** @throws Problem with the error codes of the matching key operation */
export async function requireLiveKeyAction(
  call: ApiChange,
  action: LiveKeyAction,
  params: Record<string, unknown>,
): Promise<void> {
  const { principal, environment, clock } = call;
  if (environment !== "live") {
    throw validationFailed([{ pointer: "#/action", detail: "is available only in the live environment" }]);
  }
  const now = clock.now();
  switch (action) {
    case "create_live_key": {
      const input = params as KeyInput;
      requireGrantable(principal, input.scopes ?? []);
      return requireValidKeyInput(input, { environment, type: input.type, now });
    }
    case "rotate_live_key": {
      const { keyId, ...input } = params as KeyRotationParams;
      checkKeyRotation(call, input, { oldKey: await lockManagedKey(call, keyId), at: now });
      return;
    }
    case "change_live_key": {
      const { keyId, ...patch } = params as KeyChangeParams;
      const key = await lockManagedKey(call, keyId);
      requireGrantable(principal, key.scopes);
      requireActiveKey(key, now);
      requireValidKeyInput(patch, {
        environment,
        type: key.type as KeyType,
        now,
        isReplaced: key.replacedById !== null,
      });
    }
  }
}
