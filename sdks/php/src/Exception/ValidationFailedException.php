<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `validation_failed`: The body is not valid. */
final class ValidationFailedException extends ApiException
{
}
