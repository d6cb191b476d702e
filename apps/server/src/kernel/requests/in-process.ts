/** The client address of calls made by pages that this server renders. No connection can have it. */
export const IN_PROCESS = 'in-process'
