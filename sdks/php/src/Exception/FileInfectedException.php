<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `file_infected`: The file contains malware. */
final class FileInfectedException extends ApiException
{
}
