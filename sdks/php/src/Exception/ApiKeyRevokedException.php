<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `api_key_revoked`: API key revoked. */
final class ApiKeyRevokedException extends ApiException
{
}
