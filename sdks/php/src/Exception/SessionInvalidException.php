<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `session_invalid`: see /errors/session_invalid. */
final class SessionInvalidException extends ApiException
{
}
