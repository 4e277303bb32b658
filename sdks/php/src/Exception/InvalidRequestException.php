<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `invalid_request`: Invalid query parameter. */
final class InvalidRequestException extends ApiException
{
}
