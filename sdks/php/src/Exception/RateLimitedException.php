<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `rate_limited`: Too many requests. */
final class RateLimitedException extends ApiException
{
}
