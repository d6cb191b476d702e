/** Where calls of pages that are rendered here say they come from: an address that no connection has. */
export const IN_PROCESS = 'in-process'
