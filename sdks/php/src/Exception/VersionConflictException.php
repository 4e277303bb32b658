<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `version_conflict`: The object has changed. */
final class VersionConflictException extends ApiException
{
}
