<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `environment_mismatch`: API key from another environment. */
final class EnvironmentMismatchException extends ApiException
{
}
