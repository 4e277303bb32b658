<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `session_expired`: see /errors/session_expired. */
final class SessionExpiredException extends ApiException
{
}
