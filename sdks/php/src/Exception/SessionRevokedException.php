<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `session_revoked`: see /errors/session_revoked. */
final class SessionRevokedException extends ApiException
{
}
