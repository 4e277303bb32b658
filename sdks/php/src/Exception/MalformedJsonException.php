<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `malformed_json`: The body is not a JSON object. */
final class MalformedJsonException extends ApiException
{
}
