<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `dependency_unavailable`: Temporarily unavailable. */
final class DependencyUnavailableException extends ApiException
{
}
