declare module 'virtual:page-files' {
  import type { PageFiles } from '#server/page-files'
  /** Files by the name of the route; written by the build from the client's manifest. */
  export const pageFiles: Record<string, PageFiles>
}

declare module 'virtual:drawn-screens' {
  import type { RouteName } from '@hearth/screens/routes'
  import type { Screen } from '#app/screens'
  /** The screens that the server draws, by the name of the route. */
  export const drawn: Partial<Record<RouteName, Screen>>
}
