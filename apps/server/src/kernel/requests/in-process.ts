/** The address of calls by pages rendered here, which no connection can have. */
export const IN_PROCESS = 'in-process'
