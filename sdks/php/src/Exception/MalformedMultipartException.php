<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `malformed_multipart`: Malformed multipart/form-data body. */
final class MalformedMultipartException extends ApiException
{
}
