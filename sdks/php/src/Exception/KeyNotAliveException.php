<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `key_not_alive`: API key revoked or expired. */
final class KeyNotAliveException extends ApiException
{
}
