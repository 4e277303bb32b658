<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `idempotency_key_reused`: Idempotency key already used. */
final class IdempotencyKeyReusedException extends ApiException
{
}
