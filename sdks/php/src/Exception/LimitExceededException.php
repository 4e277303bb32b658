<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `limit_exceeded`: Organization limit reached. */
final class LimitExceededException extends ApiException
{
}
