import { encodeCursor, parseBody, presentedKeyOf, requireScope } from "@svc/service-kit";
import { toApiKeyView } from "../../api-keys/api-key-view.ts";
import { getCurrentApiKey } from "../../api-keys/get-current-api-key.ts";
import { apiKeyQuerySchema, listApiKeys } from "../../api-keys/list-api-keys.ts";
import { rotateApiKey } from "../../api-keys/rotate-api-key.ts";
import { rotationInputSchema } from "../../api-keys/rotation-input.ts";
import { readIdempotencyKey } from "../../idempotency/answer-once.ts";
import { readPage, toConnection } from "../connection.ts";
import type { MutationResolvers, QueryResolvers } from "../generated/resolver-types.ts";
import { withoutNulls } from "../input-object.ts";
import { withUserErrors } from "../user-errors.ts";

export const apiKeyQueries: QueryResolvers = {
  currentApiKey: (_parent, _args, { ctx, principal }) => getCurrentApiKey(ctx, principal),

  async apiKeys(_parent, args, { ctx, principal }) {
    requireScope(principal, "keys:read");
    const page = await readPage(apiKeyQuerySchema, args, (query) => listApiKeys(ctx, principal, query));
    const now = ctx.clock.now();
    return toConnection(page, encodeCursor, (row) => toApiKeyView(row, now));
  },
};

export const apiKeyMutations: MutationResolvers = {
  async rotateApiKey(_parent, { input }, { ctx, principal, requestId, header }) {
    requireScope(principal, "keys:rotate");
    const { idempotencyKey, ...body } = input ?? {};
    const { result, errors } = await withUserErrors(() => {
      const request = {
        ...parseBody(rotationInputSchema, withoutNulls(body)),
        idempotencyKey: readIdempotencyKey(idempotencyKey, "input.idempotencyKey"),
        presentedKey: presentedKeyOf(header),
      };
      return rotateApiKey(ctx, principal, request, requestId);
    });
    if (!result) return { apiKey: null, key: null, previousKey: null, replayed: false, errors };
    const { rotation, isReplay } = result;
    const { key, ...apiKey } = rotation.apiKey;
    return { apiKey, key, previousKey: rotation.previousKey, replayed: isReplay, errors };
  },
};
