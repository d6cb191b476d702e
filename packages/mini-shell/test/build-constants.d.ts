/** Constants that a build sets. Tests set their own values. */
declare const HEARTH_API_BASE: string
declare const HEARTH_TRACE_URL: string
declare const HEARTH_COLLECT_URL: string
