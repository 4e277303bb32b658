<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `overloaded`: Too busy. */
final class OverloadedException extends ApiException
{
}
