<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `api_key_expired`: API key expired. */
final class ApiKeyExpiredException extends ApiException
{
}
