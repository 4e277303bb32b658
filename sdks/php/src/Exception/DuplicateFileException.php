<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `duplicate_file`: The file is already imported. */
final class DuplicateFileException extends ApiException
{
}
