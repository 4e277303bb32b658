<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `idempotency_in_progress`: The same request is in progress. */
final class IdempotencyInProgressException extends ApiException
{
}
