import type { RouteName, RouteRow } from '@hearth/screens/route-table'

/** A row of the table of routes, and the location of its screen. */
export interface TableRow {
  name: RouteName
  row: RouteRow
  /** Folder of the screen, as in `@hearth/screens/<folder>`. */
  folder: string
  /** Name of the component that the folder exports. */
  component: string
}

/** Reads all rows of the table of routes. */
export function readTable(): Promise<TableRow[]>
