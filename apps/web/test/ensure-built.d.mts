/** Builds the web shell unless it is built. */
export function ensureBuilt(root: string): Promise<void>
