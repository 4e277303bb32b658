<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `identity_conflict`: Account has different identity details. */
final class IdentityConflictException extends ApiException
{
}
