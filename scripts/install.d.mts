/** Installs a folder's packages from its lockfile, unless they are already installed. @throws Error if npm fails */
export function ensureInstalled(name: string): Promise<void>;
