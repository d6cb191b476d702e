/** Builds the web shell where that has not been done. */
export function ensureBuilt(root: string): Promise<void>
