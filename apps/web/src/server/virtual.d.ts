declare module 'virtual:page-files' {
  import type { PageFiles } from '#server/page-files'
  /** Files of each page, by the name of its route. The build generates them from the client's manifest. */
  export const pageFiles: Record<string, PageFiles>
}

declare module 'virtual:drawn-screens' {
  import type { RouteName } from '@hearth/screens/routes'
  import type { Screen } from '#app/screens'
  /** The screens that the server renders, by the name of their route. */
  export const drawn: Partial<Record<RouteName, Screen>>
}
