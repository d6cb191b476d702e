declare module 'virtual:page-files' {
  import type { PageFiles } from '#server/page-files'
  /** Files by the name of the route; written by the build from the client's manifest. */
  export const pageFiles: Record<string, PageFiles>
}
