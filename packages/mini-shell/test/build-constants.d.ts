/** What the build writes in; tests give them values of their own. */
declare const HEARTH_API_BASE: string
declare const HEARTH_TRACE_URL: string
declare const HEARTH_COLLECT_URL: string
