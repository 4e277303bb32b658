<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `identity_locked`: Identity check is locked. */
final class IdentityLockedException extends ApiException
{
}
