<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `session_bound`: see /errors/session_bound. */
final class SessionBoundException extends ApiException
{
}
