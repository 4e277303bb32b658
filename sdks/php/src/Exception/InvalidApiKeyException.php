<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `invalid_api_key`: API key not valid. */
final class InvalidApiKeyException extends ApiException
{
}
